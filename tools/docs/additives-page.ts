import { ingredientCatalogue } from '@obrador/engine'
import { WRITTEN_ADDITIVES } from '../../packages/engine/src/catalogue/additive-words.ts'
import { ADDITIVE_ROWS, COLOUR_ROWS, FOOD_CATEGORIES } from '../../packages/engine/src/judge/additives.ts'
import { FOOD_CATEGORY_NAMES } from '../../packages/engine/src/words/es/substances.ts'
import { markdownTable } from './table.ts'

/** What a cell of the tables says to who reads the page. */
const SAID: Readonly<Record<string, string>> = { q: 'q. s.', '-': 'no', e: 'solo e', u: 'sin fila', '.': '·' }
const cellText = (cell: string): string =>
  SAID[cell] ??
  `${Number.parseFloat(cell).toLocaleString('es-ES')}${cell.endsWith('e') ? ' e' : cell.endsWith('p') ? ' p' : ''}`

const nameOf = (id: string): string =>
  id.startsWith('@')
    ? WRITTEN_ADDITIVES.filter(({ family }) => family === id)
        .map(({ name }) => name)
        .join(', ')
    : (ingredientCatalogue.find((row) => row.id === id)?.name ?? id)

const CATEGORY_LINES = FOOD_CATEGORIES.map((category) => `- ${FOOD_CATEGORY_NAMES[category] ?? category}`).join('\n')

/** The additives that the engine looks at, by category of food. */
export const additivesPage = (): string => `# Aditivos por categoría de alimento

Página generada con los datos del motor (\`packages/engine/src/judge/additives.ts\`): Reglamento (CE) 1333/2008, anexo II, partes C a E, texto
consolidado de 9-11-2025. Miligramos por kilo de producto acabado. **q. s.**, lo necesario (*quantum satis*); **no**, no se admite; **e**, solo en
productos sin azúcares añadidos o de valor energético reducido un 30 %; **p**, solo en lo envasado; **sin fila**, no figura en el texto leído;
**·**, no se dice nada. Los conservadores del pan son de segunda mano: sus filas no exceptúan el 07.1.1, y la cifra es la más alta de las suyas.

Categorías:

${CATEGORY_LINES}

${markdownTable(
  ['Aditivo', 'E', ...FOOD_CATEGORIES],
  ADDITIVE_ROWS.map(({ ids, numbers, cells }) => [
    ids.split(' ').map(nameOf).join(', '),
    numbers,
    ...cells.split(' ').map(cellText),
  ]),
)}

## Colorantes

Como si fueran puros: de los comerciales se pregunta la riqueza. Donde dice «suma», el límite es el de todos los de la fila juntos. El dióxido de
titanio (E 171) no se admite en ningún alimento (Reglamento (UE) 2022/63).

${markdownTable(
  ['Colorantes (E)', ...FOOD_CATEGORIES],
  COLOUR_ROWS.map(({ numbers, isSum, cells }) => [
    `${numbers.replaceAll(' ', ', ')}${isSum ? ' (suma)' : ''}`,
    ...cells.split(' ').map(cellText),
  ]),
)}
`
