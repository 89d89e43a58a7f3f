/** Whether a column of that name or label holds what somebody wrote: `body`, `review_text`, `guestComment`. */
export function isProse(name: string): boolean {
  return PROSE.test(name);
}

const PROSE = /(?:body|comments?|content|description|feedback|message|notes?|remarks?|text)$/i;
