import type { CraftId } from '../../model/formula.ts'

export const firstVisit = {
  label: 'A che serve',
  sentence: 'Incolla la tua ricetta: ti dico se è bilanciata, come puoi chiamarla e quanto costa.',
  placeholder: 'Incolla qui la ricetta, così come ce l’hai',
  read: 'Leggi la ricetta',
  empty: 'Incolla o scrivi almeno un ingrediente.',
  or: 'o',
  blank: 'parti da zero',
  import: 'importa il tuo ricettario',
  look: 'Guardane una:',
  brief: {
    helado: 'Gelato',
    panaderia: 'Pane',
    pasteleria: 'Crema',
    turron: 'Torrone',
    cacao: 'Cioccolato',
  } satisfies Readonly<Record<CraftId, string>>,
} as const

export const exampleTagWords = {
  untouched: 'esempio: cambia quello che vuoi',
  changed: 'esempio, modificato',
  back: 'torna indietro',
} as const
