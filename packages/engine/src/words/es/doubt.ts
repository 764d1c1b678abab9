import type { MeasuredField } from '../../catalogue/measured.ts'
import type { DoubtCodes, FigureInterval } from '../../findings/doubt.ts'
import type { PhrasesFor } from '../../findings/finding.ts'
import { decapitaliseName, nameWithArticle, numberText } from '../text.ts'

const timesIn = (probability: number): string =>
  probability > 0.994 ? 'prácticamente siempre' : `${numberText(100 * probability, 0)} de cada 100 veces`

/** What to look at, and where. */
const ASK: Readonly<Record<MeasuredField, string>> = {
  cacao: 'mira su % de cacao en la etiqueta',
  de: 'mira su DE en la ficha',
  grado: 'mira su grado alcohólico en la etiqueta',
  humedad: 'mira su humedad en la ficha',
  grasa: 'mira su % de grasa en la etiqueta',
  proteina: 'mira su % de proteína en la ficha',
  brix: 'mide su °Brix',
}
/** What was asked for has said its unit already. */
const SAYS_UNIT: ReadonlySet<string> = new Set<MeasuredField>(['brix'])

const interval = ({ least, most, unit }: FigureInterval, field: string): string => {
  const said = (figure: number): string => numberText(figure, 1)
  const of = unit === '' || SAYS_UNIT.has(field) ? '' : ` ${unit}`
  if (least !== undefined && most !== undefined) return `entre ${said(least)} y ${said(most)}${of}`
  return least !== undefined ? `desde ${said(least)}${of}` : `hasta ${said(most ?? 0)}${of}`
}

const your = (ingredient: string): string => `tu ${decapitaliseName(ingredient)}`

/** How sure a verdict is, and what to look at. */
export const spanishDoubt: PhrasesFor<DoubtCodes> = {
  'doubt.firm-inside': ({ probability, isTold }) =>
    `Firme: ${
      isTold
        ? 'con lo que has medido, y aunque lo demás varíe como suele'
        : 'aunque tus ingredientes varíen como suelen de una compra a otra'
    }, las cifras siguen en rango ${timesIn(probability)}.`,
  'doubt.firm-outside': ({ isTold }) =>
    `Firme: lo que ${
      isTold ? 'aún pueden variar tus ingredientes' : 'tus ingredientes varían de una compra a otra'
    } no basta para meterla en rango.`,
  'doubt.depends-on': ({ ingredient, field, held, holds }) =>
    `Depende de ${your(ingredient)}: ${ASK[field as MeasuredField]}${
      held
        ? `; ${interval(held, field)} ${holds ? 'la fórmula aguanta' : 'estaría en rango'}`
        : ' y dámelo con la línea'
    }.`,
  'doubt.depends-on-maker': ({ ingredient, figure, hasSheet }) =>
    `Depende de ${your(ingredient)}, que varía de una compra a otra y mueve ${nameWithArticle(figure)}: ${
      hasSheet ? 'pide su ficha y ' : ''
    }usa siempre la misma marca, o deja más margen.`,
  'doubt.depends-on-measured': ({ ingredient, figure, isInside }) =>
    `Ya has medido ${your(ingredient)}: lo que esa medida no afina todavía puede ${
      isInside ? `sacar ${nameWithArticle(figure)} de su rango` : `meter ${nameWithArticle(figure)} en su rango`
    }. Deja algo más de margen.`,
  'doubt.depends-on-sack': ({ ingredient, question }) => `Depende de ${your(ingredient)}: pregunta ${question}.`,
  'doubt.depends-on-scale': ({ ingredient }) =>
    `Depende de cómo peses ${your(ingredient)}: usa una balanza más fina para esa línea.`,
  'doubt.close-to': ({ figure }) =>
    `Depende de lo que varíen tus ingredientes${figure === '' ? '' : `: ${nameWithArticle(figure)}, al borde de su rango`}.`,
  'doubt.by-little': ({ ingredient }) => `Está fuera por poco: dentro de lo que varía ${your(ingredient)}.`,
  'doubt.by-little-measured': ({ ingredient }) =>
    `Está fuera por poco: dentro de lo que no afina tu medida de ${decapitaliseName(ingredient)}.`,
  'doubt.by-little-weighed': ({ ingredient }) =>
    `Está fuera por poco: dentro de lo que yerra la balanza con ${your(ingredient)}.`,
}
