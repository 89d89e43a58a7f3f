/** What is done so that there is a row at all, of which one column tells by whom: "ratings *given* by", `rated_by`. */
export const FOUNDING_FORMS: ReadonlySet<string> = new Set(
  `created entered filed given initiated left lodged logged made opened ordered placed posted provided raised rated recorded registered
  reported requested reviewed sent started submitted written`.split(/\s+/),
);
