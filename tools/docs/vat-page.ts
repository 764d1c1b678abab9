import { allCrafts } from '@obrador/engine'
import { USUAL_VAT } from '../../packages/engine/src/craft/piece-request.ts'
import { BREAD_VAT } from '../../packages/engine/src/crafts/panaderia/law.ts'
import { panaderiaLawTerms } from '../../packages/engine/src/crafts/panaderia/terms.ts'
import { markdownTable } from './table.ts'

const { plain, glutenFree } = panaderiaLawTerms.category
const LAW = 'Ley 37/1992, art. 91'
const rows: readonly (readonly [product: string, percent: number, article: string])[] = [
  [`Panadería, de categoría «${plain}» o «${glutenFree}», cierta o por confirmar`, BREAD_VAT, `${LAW}.Dos.1.1.º`],
  ['Panadería, todo lo demás: pan especial, bollería, o un pan que pierde su categoría', USUAL_VAT, `${LAW}.Uno.1.1.º`],
  ...Object.values(allCrafts)
    .filter(({ id }) => id !== 'panaderia')
    .map(({ label }) => [label, USUAL_VAT, `${LAW}.Uno.1.1.º`] as const),
  [
    'Montajes: el de sus partes si todas tienen el mismo; si no, el de los alimentos (un bocadillo no es pan)',
    USUAL_VAT,
    `${LAW}.Uno.1.1.º`,
  ],
]

/** The VAT that a price is reckoned with where nobody tells another. */
export const vatPage = (): string => `# El IVA con el que se calcula un precio

Página generada con los datos del motor: ${LAW}, texto consolidado leído en mayo de 2026. Es orientativo. El \`iva\` de la petición manda sobre
este; si es otro, la respuesta lo avisa y calcula con el tuyo. No se decide el de las bebidas (refrescos y zumos con azúcares o edulcorantes
añadidos, y bebidas alcohólicas, al 21 %; la horchata endulzada, por ver) ni el de lo que se sirve en un local (10 %, ${LAW}.Uno.2.2.º).

${markdownTable(
  ['Producto', 'IVA', 'Norma'],
  rows.map(([product, percent, article]) => [product, `${percent} %`, article]),
)}
`
