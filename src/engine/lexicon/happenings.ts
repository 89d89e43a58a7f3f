/** Nouns for what happens at a time, whatever refers to it: "incidents in 2021" are those that were then. */
export const HAPPENINGS: ReadonlySet<string> = new Set(
  `accident appointment attack auction battle booking broadcast call case checkup competition concert conference consultation contest crash
  crime crossing delivery departure donation earthquake election episode event exam examination exhibition expedition experiment festival
  fight final fire flight game hearing incident inspection interview invoice lesson match meeting mission murder operation order outage payment
  performance purchase race raid rally reading rental rescue reservation sale screening seminar session shipment storm surgery survey
  test tour tournament training transaction transfer treatment trial trip visit vote voyage war wedding wildfire workshop`.split(
    /\s+/,
  ),
);
