import { montajeExample } from '@obrador/contract'
import type { PreparationReport } from '@obrador/engine'
import { pieceOf } from '@obrador/engine/piece'
import { markdownTable } from './table.ts'

/** The worked case of a piece, as the service answers it; `packages/contract/test/entremet.test.ts` works it out again. */

const written = (value: number, decimals = 2): string =>
  value.toLocaleString('es-ES', { maximumFractionDigits: decimals, minimumFractionDigits: 0 })
const euros = (value: number): string => `${value.toLocaleString('es-ES', { minimumFractionDigits: 4 })} €`

interface Line {
  readonly name?: string
  readonly ingrediente?: string
  readonly grams?: number
  readonly peso?: number
}
interface Formula {
  readonly oficio: string
  readonly type: string
  readonly ingredients: readonly Line[]
}

const lineOf = ({ name, ingrediente, grams, peso }: Line): string =>
  `${written(grams ?? peso ?? 0)} g ${name ?? ingrediente ?? ''}`

function formulaRows(reports: ReadonlyMap<string, PreparationReport>): string[][] {
  return Object.entries(montajeExample.preparaciones as Readonly<Record<string, Formula>>).map(
    ([name, { oficio, type, ingredients }]) => {
      const report = reports.get(name)
      return [
        name,
        `${oficio}, \`${type}\``,
        ingredients.map(lineOf).join(', '),
        report?.verdict ?? '',
        report ? `${written(report.rendimiento)} %` : '',
        report?.legal?.nombre ?? '',
      ]
    },
  )
}

const allOf = (reports: readonly PreparationReport[]): PreparationReport[] =>
  reports.flatMap((report) => [report, ...allOf(report.preparaciones ?? [])])

export function entremetPage(): string {
  const made = pieceOf(montajeExample)
  const { etiqueta, partes, coste, precio, peso } = made
  const reports = new Map(allOf(partes.flatMap(({ preparacion }) => preparacion ?? [])).map((one) => [one.nombre, one]))
  const { por100g, porRacion } = etiqueta.nutricion
  return `# Un entremet de cuatro oficios

Caso trabajado de \`POST /api/montaje\`: ${made.piezas} piezas de «${made.nombre}». La petición es el ejemplo de \`GET /api/montaje\`
(\`packages/contract/src/montaje/example.ts\`). Esta página sale del motor (\`npm run docs\`) y cada cifra se vuelve a sacar, sumando
filas del catálogo a mano, en \`packages/contract/test/entremet.test.ts\`.

**${made.resumen}** Una pieza pesa ${written(peso.pieza)} g; las ${made.piezas}, ${written(peso.total)} g.

![El montaje en la aplicación: las partes, el corte a escala y el precio](imagenes/entremet-montaje.png)

El plan y la compra de las ${made.piezas} piezas están en [El entremet, el día antes](entremet-produccion.md).

## Las fórmulas

![El cremoso en la mesa, con el turrón que lleva dentro abierto](imagenes/entremet-formula.png)

${markdownTable(['Preparación', 'Oficio y tipo', 'Ingredientes', 'Veredicto', 'Rendimiento', 'Nombre legal'], formulaRows(reports))}

La dacquoise se hornea hasta que le queda un 14 % de agua: de 740 g quedan 740 × (1 − agua) ÷ 0,86. El turrón tuesta la almendra (de 4,51 a
2,41 % de agua) y cuece miel, azúcar y clara hasta un 5 %. Lo demás no pierde nada.

## Las partes de una pieza

${markdownTable(
  ['Parte', 'En la pieza', 'Merma', 'Hay que hacer', `Para ${made.piezas}`, '€/kg', 'Coste'],
  partes.map(({ nombre, gramos, merma, gramosNecesarios, gramosTotales, precio: kilo, coste: cost }) => [
    nombre,
    `${written(gramos)} g`,
    `${written(merma)} %`,
    `${written(gramosNecesarios)} g`,
    `${written(gramosTotales)} g`,
    written(kilo ?? 0, 3),
    euros(cost ?? 0),
  ]),
)}

Gramos que hay que hacer = gramos en la pieza ÷ (1 − merma): del glaseado, 14 ÷ 0,85 = 16,47 g.

## La etiqueta

> ${etiqueta.ingredientes.texto}

${(etiqueta.ingredientes.totales ?? [])
  .map(
    ({ nombre, texto, ingredientes, sinContar }) =>
      `De «${nombre}» hay en total ${texto} (${ingredientes.join(', ')})${sinContar ? `, sin contar lo que lleva ${sinContar.map((name) => `«${name}»`).join(', ')}` : ''}.`,
  )
  .join(' ')} ${etiqueta.alergenos.texto}

${markdownTable(
  ['Información nutricional', 'Por 100 g', `Por pieza (${written(peso.pieza)} g)`],
  Object.entries(por100g).map(([key, { etiqueta: label, texto }]) => [
    label,
    texto,
    porRacion?.[key as keyof typeof por100g].texto ?? '',
  ]),
)}

Lo que falta por comprobar antes de imprimirla:

${etiqueta.warnings.map((warning) => `- ${warning}`).join('\n')}

${made.conservacion ? `Se guarda como lo que menos aguanta, «${made.conservacion.parte}»: ${made.conservacion.frase}` : ''}

## El coste

${markdownTable(
  ['Por pieza', '€'],
  [
    ['Ingredientes, con las mermas', euros(coste.ingredientes)],
    ['Envase', euros(coste.envase)],
    ['Mano de obra: 95 min × 18 €/h ÷ 36', euros(coste.manoDeObra)],
    ['Coste', euros(coste.pieza)],
    [`Las ${made.piezas} piezas`, euros(coste.total)],
  ],
)}

${precio ? `${precio.texto} Sin IVA son ${euros(precio.sinIva)} (4,80 ÷ 1,10) y quedan ${euros(precio.beneficio)} por pieza.` : ''}
${made.nota}
`
}
