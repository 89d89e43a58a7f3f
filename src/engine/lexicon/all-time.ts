/** That a number is of all times: "volume in 2025 and overall". */
export const OF_ALL_TIME =
  /\b(?:overall|altogether|ever|lifetime|all[ -]time|all (?:the )?(?:years|times|time)|in total|in all|to date|so far|history|life to date|since (?:the )?(?:start|beginning|inception|opening))\b/;
