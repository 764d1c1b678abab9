export const ownRange = {
  title: 'My range',
  mine: 'My range (yours)',
  least: (label: string): string => `Minimum ${label}`,
  most: (label: string): string => `Maximum ${label}`,
  use: 'Use',
  reset: 'Back to Obrador’s',
  help: 'For all your formulas of this type: the verdict, the suggestions and Balance go by it.',
  rules: 'Remembered for this type; the verdict, the suggestions and Balance go by it.',
  notNumbers: 'Enter two figures.',
  crossed: 'The minimum cannot be above the maximum.',
}

export const cabinetWords = {
  label: 'My display cabinet',
  field: 'Temperature of my cabinet, °C',
  reset: 'Back to the reference',
  unset: (reference: string): string =>
    `The reference is ${reference} °C. Enter yours: the verdict, the suggestions and Balance will go by it.`,
  rules: 'Remembered; the verdict, the suggestions and Balance go by it.',
  fixed: 'Obrador’s PAC (that of the API)',
  problem: (coldest: string, warmest: string): string => `From ${coldest} to ${warmest} °C.`,
}

export const settingsWords = {
  title: 'Settings',
  division: 'The scale reads in steps of',
  hourly: 'Euros per hour',
  operator: 'Who makes it and where',
  vat: 'VAT on what you sell (%)',
  vatHelp:
    'What has a VAT rate of its own in Spain, such as “pan común” (common bread), keeps it; and you can set another in each formula.',
  ranges: 'My ranges',
  none: 'None of your own: everything is judged by Obrador’s. Set them on the bench, inside each parameter.',
  range: (type: string, label: string, least: string, most: string): string =>
    `${type}, ${label}: ${least} to ${most} (yours)`,
  reset: 'Remove',
  resetOne: (what: string): string => `Remove ${what}`,
}
