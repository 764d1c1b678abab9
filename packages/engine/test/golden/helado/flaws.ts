import type { Flaw } from '../flaw.ts'

/** What sweetens a formula, polyols included: they are the sugar of a formula without sugars. */
const SUGAR = /^(?:azúcar|sacarosa|dextrosa|fructosa|glucosa|jarabe|miel|maltitol|eritritol|xilitol)/i
const MILK = /^(?:leche (?:entera|semidesnatada|desnatada|evaporada)|suero de mantequilla)/i
const CREAM = /^nata/i

const SORBETS = ['sorbete_agua', 'sorbete_leche']
/** The types whose milk solids the trade limits. */
const LIMITED_MILK_SOLIDS = ['helado_leche', 'helado_crema', 'base', 'vegano', ...SORBETS]
/** A ripple or a spread may well carry spirits; what has to freeze may not. */
const FROZEN = [...LIMITED_MILK_SOLIDS, 'sin_azucar', 'salado', 'semifrio', 'granizado']

/** Mistakes of the scales that no range may let through unseen. */
export const flaws: readonly Flaw[] = [
  { label: 'half of the sugar', change: { scale: SUGAR, by: 0.5 } },
  { label: '30 % of the sugar', change: { scale: SUGAR, by: 0.3 } },
  { label: 'twice the sugar', change: { scale: SUGAR, by: 2 } },
  { label: 'dextrose for all the sugar', change: { replace: SUGAR, with: 'Dextrosa' } },
  { label: 'water for the milk', change: { replace: MILK, with: 'Agua' } },
  { label: 'no cream', change: { scale: CREAM, by: 0 } },
  { label: 'three times the cream', change: { scale: CREAM, by: 3 } },
  {
    label: '8 % of milk powder on top',
    change: { add: 'Leche en polvo desnatada', share: 0.08 },
    types: LIMITED_MILK_SOLIDS,
  },
  { label: '3 % of salt on top', change: { add: 'Sal', share: 0.03 } },
  { label: '12 % of rum on top', change: { add: 'Ron 40%', share: 0.12 }, types: FROZEN },
  { label: '15 % of butter on top', change: { add: 'Mantequilla', share: 0.15 }, types: SORBETS },
  { label: '40 % of water on top', change: { add: 'Agua', share: 0.4 } },
  { label: '60 % of water on top', change: { add: 'Agua', share: 0.6 } },
]
