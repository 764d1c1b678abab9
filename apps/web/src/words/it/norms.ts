export const ownRange = {
  title: 'Il mio intervallo',
  mine: 'Il mio intervallo (in uso)',
  least: (label: string): string => `Minimo di ${label}`,
  most: (label: string): string => `Massimo di ${label}`,
  use: 'Usa',
  reset: 'Torna a quello di Obrador',
  help: 'Per tutte le tue formule di questo tipo: vale per il verdetto, i consigli e «Bilanciare».',
  rules: 'Si ricorda per questo tipo, e vale per il verdetto, i consigli e «Bilanciare».',
  notNumbers: 'Scrivi due numeri.',
  crossed: 'Il minimo non può superare il massimo.',
} as const

export const cabinetWords = {
  label: 'La mia vetrina',
  field: 'Temperatura della mia vetrina, °C',
  reset: 'Torna a quella di riferimento',
  unset: (reference: string): string =>
    `Quella di riferimento è a ${reference} °C. Scrivi la tua: varrà per il verdetto, i consigli e «Bilanciare».`,
  rules: 'Si ricorda, e vale per il verdetto, i consigli e «Bilanciare».',
  fixed: 'PAC di Obrador (quello dell’API)',
  problem: (coldest: string, warmest: string): string => `Tra ${coldest} e ${warmest} °C.`,
} as const

export const settingsWords = {
  title: 'Impostazioni',
  division: 'Divisione della bilancia',
  hourly: 'Euro all’ora',
  operator: 'Chi lo fa e dove',
  vat: 'IVA di ciò che vendi (%)',
  vatHelp:
    'Quello che in Spagna ha un’IVA sua, come il «pan común», la conserva; e in ogni formula puoi metterne un’altra.',
  ranges: 'I miei intervalli',
  none: 'Nessuno tuo: tutto si giudica con quelli di Obrador. Si mettono sul banco, dentro ogni parametro.',
  range: (type: string, label: string, least: string, most: string): string =>
    `${type}, ${label}: da ${least} a ${most} (tuo)`,
  reset: 'Togli',
  resetOne: (what: string): string => `Togli ${what}`,
} as const
