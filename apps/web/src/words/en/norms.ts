export const ownRange = {
  title: 'My range',
  mine: 'My range (yours)',
  least: (label: string): string => `Minimum ${label}`,
  most: (label: string): string => `Maximum ${label}`,
  use: 'Use',
  reset: 'Back to Obrador’s',
  help: 'For all your formulas of this type: it rules the verdict, the advice and Balance.',
  rules: 'Remembered for this type; it rules the verdict, the advice and Balance.',
  notNumbers: 'Write two figures.',
  crossed: 'The minimum cannot be above the maximum.',
}

export const cabinetWords = {
  label: 'My display cabinet',
  field: 'Temperature of my cabinet, °C',
  reset: 'Back to the reference',
  unset: (reference: string): string =>
    `The reference is ${reference} °C. Write yours: it will rule the verdict, the advice and Balance.`,
  rules: 'Remembered; it rules the verdict, the advice and Balance.',
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
    'What has a VAT rate of its own in Spain, such as “pan común” (common bread), keeps it; and each formula can have another.',
  ranges: 'My ranges',
  none: 'None of yours: everything is judged by Obrador’s. Set them on the bench, inside each parameter.',
  range: (type: string, label: string, least: string, most: string): string =>
    `${type}, ${label}: ${least} to ${most} (yours)`,
  reset: 'Remove',
  resetOne: (what: string): string => `Remove ${what}`,
}
