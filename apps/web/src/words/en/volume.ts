const tubsOf = (tubs: string, tub: string): string => `${tubs} ${tubs === '1' ? 'tub' : 'tubs'} of ${tub}\u00a0l`

/** A figure and “l” never part: U+00A0, or “10l” reads as 101. */
export const volumeWords = {
  litres: 'Litres',
  tubs: 'Tubs',
  tubUnit: 'tubs',
  tub: 'Litres per tub',
  air: 'Overrun of your machine',
  less: (label: string): string => `${label}: less`,
  more: (label: string): string => `${label}: more`,
  noAir: 'Without the overrun I cannot tell what a litre weighs.',
  ofLitres: (litres: string, air: string, mix: string): string =>
    `${litres}\u00a0l at ${air}% overrun: ${mix}\u202fg of mix.`,
  ofTubs: (tubs: string, tub: string, air: string, mix: string): string =>
    `${tubsOf(tubs, tub)} at ${air}% overrun: ${mix}\u202fg of mix.`,
  short: (tubs: string, tub: string): string => `${tubsOf(tubs, tub)} ·`,
  shortLitres: (litres: string): string => `${litres}\u00a0l ·`,
  made: 'Finished product',
  mix: (density: string): string => `Mix, at ${density}\u202fg/ml`,
  litre: 'A litre weighs',
  machine: (capacity: string): string => `In your ${capacity} machine`,
  rounds: (count: number, each: string): string => `${count} ${count === 1 ? 'batch' : 'batches'} of ${each}`,
  stays: (grams: string): string => `The formula keeps its ${grams}: this only changes what you weigh.`,
  weigh: (grams: string): string => `Weigh ${grams}`,
  stale: (grams: string): string => `The formula has changed since: now it is ${grams}.`,
  renew: 'Update',
}
