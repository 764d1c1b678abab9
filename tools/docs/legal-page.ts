import { allCrafts, dataSources } from '@obrador/engine'
import { LAW_BASES } from '../../packages/engine/src/judge/denomination.ts'
import { type Proof, proofs } from '../../packages/engine/test/fixtures/law-proof.ts'
import { markdownTable } from './table.ts'

const written = (value: number): string => value.toLocaleString('es-ES')
const OPERATORS = { '>=': 'al menos', '<=': 'como mucho', '>': 'más de', '<': 'menos de' } as const
const KINDS = { categoria: 'categoría', mencion: 'mención', protegida: 'nombre protegido' } as const

/** What only an analysis, a shell or a choice settles is marked beside its threshold. */
function limitOf({ condition }: Proof): string {
  if (!condition) return 'sin cifras'
  const { operator, threshold, unit, base, measured, open, anyOf } = condition
  const figure = `${OPERATORS[operator]} ${written(threshold)}${unit ? ` ${unit}` : ''}${unit === '%' ? ` ${LAW_BASES[base]}` : ''}`
  const notes = [...(measured ? ['por análisis'] : []), ...(open ? ['abierta'] : []), ...(anyOf ? ['basta una'] : [])]
  return notes.length > 0 ? `${figure} (${notes.join(', ')})` : figure
}

function rowOf(proof: Proof, isFirst: boolean): string[] {
  const { name, condition, title } = proof
  const kind = name.kind ? ` *(${KINDS[name.kind]})*` : ''
  return [
    isFirst ? `${name.label}${kind}` : '',
    condition?.label ?? '',
    limitOf(proof),
    condition?.article ?? name.article ?? '',
    isFirst ? (name.besides ?? []).join('; ') : '',
    title,
  ]
}

const rowsOf = (craft: string): string[][] => {
  const own = proofs.filter((proof) => proof.craft === craft)
  return own.map((proof, index) => rowOf(proof, own[index - 1]?.name !== proof.name))
}

/** The norms behind the articles, by their full title. */
const norms = (craft: string): string =>
  [
    ...new Set(
      proofs.flatMap((proof) =>
        proof.craft === craft && proof.condition ? [dataSources[proof.condition.source].title] : [],
      ),
    ),
  ].join('; ')

const HEAD = ['Denominación', 'Qué mira', 'Umbral', 'Norma', 'Si además', 'Prueba']

const section = ({ id, label }: { readonly id: string; readonly label: string }): string =>
  `## ${label}

${markdownTable(HEAD, rowsOf(id))}

${norms(id)}.
`

/** Every threshold of the law that the engine checks, with its article and the test that proves it. */
export function legalPage(): string {
  const names = new Set(proofs.map(({ craft, name }) => `${craft} ${name.id}`)).size
  return `# Lo que dice la ley

Página generada con los datos del motor: ${names} nombres, menciones y categorías, y ${proofs.length} condiciones, cada una con su
norma y con la prueba de \`packages/engine/test/law.test.ts\` que pone la cifra justo dentro y justo fuera del umbral. Las
cifras se comparan exactas y se muestran redondeadas. «Si además» es lo que una fórmula no enseña: mientras falte, la
respuesta es \`null\` y el nombre no se afirma. Orienta; no sustituye a la norma ni a la ficha del proveedor.

${Object.values(allCrafts).map(section).join('\n')}`
}
