import { BRANCHES } from './branches.ts';
import { type Day, toBusinessDay, toParts, weekdayOf, yearOf } from './calendar.ts';
import { clamp, quantile, roundTo } from './distribution.ts';
import type { Application, Borrower, Branch, Channel, Product } from './model.ts';
import { regionOf } from './places.ts';
import { PRODUCTS } from './products.ts';
import type { Random, Weighted } from './random.ts';
import { debtToIncome } from './underwriting.ts';

/** An application as it comes in, with the day on which it will be decided. */
export type Enquiry = Omit<Application, 'id' | 'decision' | 'decidedOn' | 'declineReason'> & {
  readonly decisionDay: Day;
};

/** What a borrower asks for on a day. */
export function createEnquiry(random: Random, borrower: Borrower, appliedOn: Day): Enquiry {
  const product = random.weighted(PRODUCTS.map((each) => [each, appetite(each, borrower, appliedOn)]));
  const { behaviour } = product;
  const requestedAmount = pickAmount(random, product, borrower);
  const requestedTermMonths = random.weighted(behaviour.terms);
  const channel = random.weighted(channelChances(product, appliedOn));
  return {
    borrower,
    product,
    branch: pickBranch(random, borrower.state, appliedOn),
    appliedOn,
    requestedAmount,
    requestedTermMonths,
    purpose: random.weighted(behaviour.purposes),
    channel,
    debtToIncome: debtToIncome(borrower, {
      product,
      amount: requestedAmount,
      termMonths: requestedTermMonths,
      on: appliedOn,
    }),
    decisionDay: pickDecisionDay(random, { product, channel, appliedOn }),
  };
}

/** How likely a borrower is to want a product, against its usual demand. */
function appetite(product: Product, borrower: Borrower, day: Day): number {
  const { year, month } = toParts(day);
  const age = (day - borrower.birthDate) / 365.25;
  const season = month >= 7 && month <= 9 ? product.behaviour.seasonal : 1;
  const demand = product.behaviour.demand * season;
  const isHomeOwner = borrower.homeOwnership !== 'Rent';
  switch (product.category) {
    case 'Student':
      return demand * (borrower.employment === 'Student' ? 5 : age < 32 ? 0.9 : 0.25);
    case 'Small Business':
      return demand * (borrower.employment === 'Self-Employed' ? 4 : 0.4);
    case 'Mortgage': {
      if (product.behaviour.follows === 'prime') return isHomeOwner ? demand * 1.7 : 0;
      const boom = year === 2020 || year === 2021 ? 1.5 : year >= 2023 ? 0.65 : 1;
      const isReady = age > 24 && age < 64 && borrower.annualIncome > 42_000;
      return demand * boom * (isReady ? 1.7 : 0.12);
    }
    case 'Auto':
      return demand * (borrower.employment === 'Student' ? 0.5 : 1);
    case 'Personal':
      return demand * (age < 22 ? 0.6 : 1);
  }
}

/** Requested dollars: most people name a round sum. */
function pickAmount(random: Random, product: Product, borrower: Borrower): number {
  const { amounts, incomeElasticity } = product.behaviour;
  const wealth = clamp(1 + incomeElasticity * (borrower.annualIncome / 60_000 - 1), 0.45, 2.4);
  const wanted = quantile(amounts, random.next()) * wealth;
  const coarse = wanted < 4_000 ? 500 : wanted < 20_000 ? 1_000 : wanted < 100_000 ? 5_000 : 10_000;
  const step = random.weighted([
    [coarse, 62],
    [coarse / 2, 22],
    [coarse / 10, 16],
  ]);
  return clamp(roundTo(wanted, step), product.minAmount, product.maxAmount);
}

/** Business moves online over the years; brokers bring mortgages and car loans. */
function channelChances(product: Product, day: Day): readonly Weighted<Channel>[] {
  const progress = (yearOf(day) - 2018) / 7;
  const isLarge = product.category === 'Mortgage' || product.category === 'Small Business';
  const broker = product.category === 'Auto' ? 30 : product.category === 'Mortgage' ? 26 : 4;
  return [
    ['Online', (isLarge ? 20 : 38) + 28 * progress],
    ['Branch', weekdayOf(day) === 0 ? 0 : (isLarge ? 48 : 38) - 22 * progress],
    ['Broker', broker],
    ['Phone', 15 - 7 * progress],
  ];
}

/** Mostly an office of the borrower's own state, else of the region; few people go further. */
function pickBranch(random: Random, state: string, day: Day): Branch {
  const region = regionOf(state);
  return random.weighted(
    BRANCHES.filter((branch) => branch.openedOn <= day).map((branch) => {
      const nearness = branch.state === state ? 20 : branch.region === region ? 1.5 : 0.015;
      return [branch, branch.weight * nearness];
    }),
  );
}

function pickDecisionDay(
  random: Random,
  { product, channel, appliedOn }: { product: Product; channel: Channel; appliedOn: Day },
): Day {
  const [min, max] = product.behaviour.turnaround;
  const { year, month } = toParts(appliedOn);
  const pandemic = year === 2020 && month >= 4 && month <= 7 ? 1.6 : 1;
  const pace = { Online: 0.7, Branch: 1, Broker: 1.25, Phone: 1.1 }[channel] * pandemic;
  const share = random.next() * (0.4 + 0.6 * random.next());
  return toBusinessDay(appliedOn + Math.round((min + (max - min) * share) * 1.4 * pace));
}
