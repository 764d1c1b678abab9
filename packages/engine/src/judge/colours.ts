import { flagOf } from '../catalogue/flags.ts'
import type { Ingredient } from '../catalogue/ingredient.ts'
import { foldWords } from '../catalogue/normalise.ts'

/** Colours by their number (Regulation (EC) 1333/2008, annex II, part B) and what people call them; the first word is the name. */
const COLOURS: Readonly<Record<string, string>> = {
  '100': 'curcumina',
  '101': 'riboflavinas',
  '102': 'tartracina|tartrazina',
  '104': 'amarillo de quinoleína|amarillo quinoleina',
  '110': 'amarillo ocaso FCF|amarillo anaranjado|amarillo ocaso',
  '120': 'ácido carmínico|carmin|cochinilla|acido carminico',
  '122': 'azorrubina|carmoisina',
  '123': 'amaranto',
  '124': 'Ponceau 4R|rojo cochinilla a|cochinilla a|ponceau',
  '127': 'eritrosina',
  '129': 'rojo allura AC|rojo allura',
  '131': 'azul patentado V|azul patentado',
  '132': 'indigotina',
  '133': 'azul brillante FCF|azul brillante',
  '140': 'clorofilas|clorofila',
  '141': 'complejos cúpricos de clorofilas',
  '142': 'verde S',
  '150': 'caramelo',
  '151': 'negro brillante PN|negro brillante',
  '153': 'carbón vegetal|carbon activo|carbon activado',
  '155': 'marrón HT',
  '160a': 'carotenos|betacaroteno|beta caroteno',
  '160b': 'annato|bixina|achiote',
  '160c': 'extracto de pimentón',
  '160d': 'licopeno',
  '160e': 'beta-apo-8′-carotenal',
  '161b': 'luteína',
  '162': 'rojo de remolacha|betanina',
  '163': 'antocianinas|antocianos',
  '170': 'carbonato de calcio|carbonato calcico',
  '171': 'dióxido de titanio|titanio|tio2',
  '172': 'óxidos e hidróxidos de hierro|oxido de hierro|oxidos de hierro',
  '173': 'aluminio',
  '174': 'plata',
  '175': 'oro',
  '180': 'litolrubina BK|litolrubina',
}
/** Colours whose label must warn of children (annex V). */
export const WARNED_COLOURS: ReadonlySet<string> = new Set(['102', '104', '110', '122', '124', '129'])

const E_NUMBER = /\be[\s-]?(\d{3,4})([a-e])?\b/i
const HINT = /colorante|\be[\s-]?\d{3}/i
/** The longest words say most: «rojo cochinilla A» is no «cochinilla». */
const spoken: readonly (readonly [code: string, words: string])[] = Object.entries(COLOURS)
  .flatMap(([code, all]) => all.split('|').map((name) => [code, ` ${foldWords(name).join(' ')} `] as const))
  .toSorted(([, one], [, other]) => other.length - one.length)

/** Any number that somebody wrote, as «122» or «160a». */
function numberIn(name: string): string | undefined {
  const [, digits, letter = ''] = E_NUMBER.exec(name.normalize('NFC')) ?? []
  return digits && digits + letter.toLowerCase()
}

/** Colours whose name is that of a food or a metal, too. */
const ALSO_FOOD: ReadonlySet<string> = new Set(['123', '150', '160b', '173', '174', '175'])

/** The colour of a line: by its number or its name; `''` where it is one and nobody said which. Others have none. */
export function colourInLine(name: string, row: Ingredient | undefined): string | undefined {
  // Most lines are none: nothing is looked up of them.
  if (row && !flagOf(row, 'askNumber') && !HINT.test(name)) return undefined
  const isColour = row ? flagOf(row, 'askNumber') === true : /\bcolorante/i.test(name)
  const number = numberIn(name)
  const said = ` ${foldWords(name).join(' ')} `
  const named = spoken.find(([, words]) => said.includes(words))?.[0]
  if (number !== undefined && Object.hasOwn(COLOURS, number)) return number
  // Of what no row is, its name alone tells a colour that is no food besides.
  if (!isColour) return row || (named !== undefined && ALSO_FOOD.has(named)) ? undefined : named
  return named ?? number ?? ''
}

/** What the regulation calls a colour, by its number. */
export const colourNamed = (code: string): string | undefined => COLOURS[code]?.split('|')[0]
