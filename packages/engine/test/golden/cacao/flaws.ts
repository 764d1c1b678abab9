import type { Flaw } from '../flaw.ts'

const BARS = ['negro', 'leche', 'blanco', 'cobertura', 'bean_to_bar', 'gianduja']
const MILKY = ['leche', 'blanco']
const FILLINGS = ['bombon']

/** Grams per gram of formula that make it so much of the whole. */
const making = (share: number): number => share / (1 - share)

/** The formulas spoilt one by one: what gets into a bar by mistake, and the scales misread. */
export const flaws: readonly Flaw[] = [
  { label: '3 % of water in a bar', change: { add: 'agua', share: making(0.03) }, types: BARS },
  { label: '12 % of honey in a bar', change: { add: 'miel', share: making(0.12) }, types: BARS },
  { label: '4 % of lecithin in a bar', change: { add: 'lecitina', share: making(0.04) }, types: BARS },
  { label: '40 % of sugar in a bar', change: { add: 'azucar', share: making(0.4) }, types: BARS },
  { label: '20 % of butter in a bar', change: { add: 'mantequilla', share: making(0.2) }, types: BARS },
  { label: '25 % of cocoa butter in a bar', change: { add: 'manteca_cacao', share: making(0.25) }, types: BARS },
  {
    label: '10 % of an unauthorised fat in a bar',
    change: { add: 'grasa_vegetal_cbs', share: making(0.1) },
    types: BARS,
  },
  { label: '10 % of starch in a bar', change: { add: 'almidon_maiz', share: making(0.1) }, types: BARS },
  { label: '10 % of cream in a bar', change: { add: 'nata', share: making(0.1) }, types: BARS },
  { label: '30 % of the milk', change: { scale: /^leche_/, by: 0.3 }, types: MILKY },
  { label: '30 % of butter in a filling', change: { add: 'mantequilla', share: making(0.3) }, types: FILLINGS },
  {
    label: '25 % of cocoa butter in a filling',
    change: { add: 'manteca_cacao', share: making(0.25) },
    types: FILLINGS,
  },
  { label: '35 % of sugar in a filling', change: { add: 'azucar', share: making(0.35) }, types: FILLINGS },
  { label: 'twice the cream', change: { scale: /^nata/, by: 2 }, types: FILLINGS },
  { label: '15 % of water in a filling', change: { add: 'agua', share: making(0.15) }, types: FILLINGS },
  { label: '40 % of the couverture', change: { scale: /^cob_/, by: 0.4 }, types: FILLINGS },
]
