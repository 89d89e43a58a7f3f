/** Words that, right after a noun, tell which of its rows are meant: "a loan *over* $50,000", "a loan *from* 2023". */
export const RESTRICTING: ReadonlySet<string> = new Set(
  `above at before below between beneath bigger costing during exceeding for from greater higher in larger less lower made more of
  on over paying issued since smaller taken that through under until via where which whose with within without worth`.split(
    /\s+/,
  ),
);
