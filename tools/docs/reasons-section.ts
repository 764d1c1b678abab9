import type { CraftDescription, RangeNorm } from '@obrador/engine'
import { markdownTable } from './table.ts'

/** What a range rests on, as people say it. */
const BASES: Readonly<Record<RangeNorm['base'], string>> = {
  ley: 'ley',
  mercado: 'mercado',
  fisica: 'física',
  fuente: 'bibliografía',
  datos: 'fórmulas publicadas',
  oficio: 'oficio',
}

type Porque = CraftDescription['tipos'][number]['porque']

/** The parameters of one reason together; what is only shown has none to give. */
function reasons(porque: Porque, informs: readonly string[]): string {
  const byReason = new Map<string, string[]>()
  for (const [key, { base, texto }] of Object.entries(porque)) {
    if (informs.includes(key)) continue
    const isOwn = base !== 'datos' && base !== 'fuente'
    const said = isOwn || !/fórmulas publicadas|holgura|bibliografía/.test(texto) ? `: ${texto}` : '.'
    const reason = `**${BASES[base]}**|${said}`
    byReason.set(reason, [...(byReason.get(reason) ?? []), `\`${key}\``])
  }
  return [...byReason].map(([reason, keys]) => reason.replace('|', ` ${keys.join(', ')}`)).join(' ')
}

const formulas = (porque: Porque): string => String(Math.max(0, ...Object.values(porque).map(({ n }) => n)))

/** Where every range that decides comes from, type by type. */
export const reasonsSection = (
  { tipos }: CraftDescription,
  informs: (type: string) => readonly string[],
): string => `## De dónde sale cada rango

Los rangos se han calculado de nuevo sobre las fórmulas publicadas de cada tipo y de su familia, para que acepten a la
vez todas las cifras de una buena fórmula, y se han recogido donde lo pide una ley, el mercado, la física o una fuente.
\`GET /api/tipos\` y \`?explica=1\` dicen lo mismo de cada uno en «porque».

${markdownTable(
  ['Tipo', 'Fórmulas', 'En qué se apoya'],
  tipos.flatMap(({ id, porque, variantes }) => [
    [`\`${id}\``, formulas(porque), reasons(porque, informs(id))],
    ...variantes.map((style) => [`\`${id}\`: ${style.id}`, formulas(style.porque), reasons(style.porque, informs(id))]),
  ]),
)}`
