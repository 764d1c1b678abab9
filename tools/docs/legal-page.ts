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
respuesta es \`null\` y el nombre no se afirma. Orienta; no sustituye a la norma ni a la ficha del proveedor. Los aditivos tienen su página,
[aditivos.md](aditivos.md), y el IVA la suya, [iva.md](iva.md).

## Lo que no se juzga

- La artesanía de cada comunidad autónoma: «artesano» queda siempre por demostrar.
- Las indicaciones geográficas que no están en estas tablas. De las que están no se ha leído ningún pliego de condiciones: donde hay una cifra
  suya se dice «pliego no leído».
- El reconocimiento mutuo: lo fabricado o vendido legalmente en otro Estado (RD 618/1998, art. 1.5; RD 308/2019, disp. adic. 1.ª; RD 348/2011,
  disp. adic. única).
- La exportación (RD 1787/1982, 8.1; RD 863/2003, art. 9).
- Lo que cambió después de leer los textos: BOE, mayo de 2026 (el RD 863/2003, como lo deja el RD 1026/2025, en vigor desde el 14-6-2026);
  Reglamento (UE) 1169/2011, 1-4-2025; Reglamento (CE) 1333/2008, 9-11-2025. De segunda mano: el anexo del Reglamento (CE) 1924/2006 y el
  RD 670/1990, 2.7 y 2.8. Sin leer: los Reglamentos (UE) 2018/848 y (CE) 1334/2008, art. 16, y la tabla 07.1 misma.
- Dos cifras del RD 1787/1982 que el texto consolidado del BOE imprime de otro modo: 64 % de almendra del turrón blando Suprema (imprime 54; 34 % de
  grasa no sale de 54 % de almendra) y 9,5 % de proteína del Extra (imprime 95).

Lo firmas tú: Obrador orienta; el responsable de la etiqueta es el operador (Reg. (UE) 1169/2011, art. 8).

${Object.values(allCrafts).map(section).join('\n')}`
}
