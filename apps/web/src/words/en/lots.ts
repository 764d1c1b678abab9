const COMPONENT: Readonly<Record<string, readonly [less: string, more: string, unit: string]>> = {
  azucares: ['low in sugar', 'high in sugar', 'g of sugar'],
  absorcion: ['taking less water', 'taking more water', 'points'],
  grasa: ['low in fat', 'high in fat', 'g of fat'],
  proteina: ['low in protein', 'high in protein', 'g of protein'],
  almidon: ['low in starch', 'high in starch', 'g of starch'],
  fibra: ['low in fibre', 'high in fibre', 'g of fibre'],
  sal: ['low in salt', 'high in salt', 'g of salt'],
  alcohol: ['low in alcohol', 'high in alcohol', 'g of alcohol'],
}
const batchesOf = (count: number): string => `${count} ${count === 1 ? 'batch' : 'batches'}`

export const lotWords = {
  title: 'Open lots',
  none: 'No lots known yet. When you finish a batch you can say which sack or box each thing came from.',
  noName: 'no name',
  how: (component: string, change: number): string => COMPONENT[component]?.[change < 0 ? 0 : 1] ?? component,
  believed: (component: string, change: number, written: string, around: string): string => {
    const [less = component, more = component, unit = 'g'] = COMPONENT[component] ?? []
    return `${change < 0 ? less : more}: ${written} ± ${around} ${unit}`
  },
  usual: 'like the usual ones',
  nothing: 'I know nothing of it yet',
  sheet: (value: string, reading: string): string => `${reading}: ${value}, from its data sheet`,
  since: (days: number): string =>
    days === 0 ? 'opened today' : days === 1 ? 'opened yesterday' : `opened ${days} days ago`,
  same: 'Is it still the same one?',
  another: 'I have opened another',
  anotherOf: (name: string): string => `I have opened another: ${name}`,
  which: 'Lot of the new one',
  open: 'Opened',
  cancel: 'No',
  opened: (name: string): string => `${name}: I start from scratch with the new one.`,
  batches: (count: number): string => `${batchesOf(count)} ›`,
  batchesOf: (name: string, count: number): string => `${batchesOf(count)} with ${name}`,
}
