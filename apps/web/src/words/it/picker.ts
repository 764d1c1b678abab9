export const pickerWords = {
  label: 'Cerca ingrediente',
  placeholder: 'Scrivi un ingrediente',
  open: 'Vedi il catalogo',
  formulas: 'Le mie formule',
  mine: 'I miei ingredienti',
  catalogue: 'Catalogo',
  bought: 'Lo compri già fatto? Apri il sacco',
  notFound: (text: string): string => (text === '' ? 'Non lo trovo: creane uno tuo' : `Non lo trovo: crea «${text}»`),
  also: (alias: string): string => `anche «${alias}»`,
  results: 'Ingredienti',
} as const
