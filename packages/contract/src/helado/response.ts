import { type HeladoBody, helado } from '@obrador/engine'
import { type BothTexts, bothTexts, type SchemaText } from '../both-texts.ts'
import {
  booleanOrNull,
  PareceTipo,
  PoweredBy,
  rangeSchema,
  readAsSchema,
  StatusSchema,
  textsSchema,
  VerdictSchema,
} from '../common.ts'
import { withExample } from '../example.ts'
import { LegalSchema } from '../legal.ts'
import { preparadasField } from '../preparacion.ts'
import { Type } from '../schema-type.ts'
import { SeguridadAlimentaria } from '../seguridad.ts'
import { heladoExample } from './example.ts'
import { HeladoExplicacion } from './explicacion.ts'

const number = (about: SchemaText) => Type.Number(about)

const Params = Type.Object(
  {
    PAC: number(
      bothTexts`Poder anticongelante en la escala del servicio, en °C: cuanto más negativo, más blando. | Antifreeze power on the service's scale, in °C: the more negative, the softer.`,
    ),
    POD: number(
      bothTexts`Poder edulcorante relativo, con la sacarosa a 100. | Relative sweetness, with sucrose at 100.`,
    ),
    azucares: number(bothTexts`Azúcares totales, %. | Total sugars, %.`),
    materiaGrasa: number(
      bothTexts`Materia grasa total, láctea y de otro origen, %. | Total fat, of milk and of any other origin, %.`,
    ),
    SLNG: number(bothTexts`Sólidos lácteos no grasos, %. | Milk solids not fat, %.`),
    solidosTotales: number(
      bothTexts`Sólidos totales: azúcares + grasa + SLNG + otros sólidos, %. | Total solids: sugars + fat + milk solids not fat + other solids, %.`,
    ),
    aguaLibre: number(bothTexts`100 menos los sólidos totales, %. | 100 less the total solids, %.`),
    kcal_100g: number(bothTexts`Energía, kcal por 100 g. | Energy, kcal per 100 g.`),
    coste_100g_eur: number(
      bothTexts`Coste en euros por 100 g, con los precios del catálogo o los que mandes. | Cost in euros per 100 g, at the prices of the catalogue or those you send.`,
    ),
    PAC_indice_clasico: number(
      bothTexts`PAC clásico en equivalentes de sacarosa (sacarosa 100). | Classic PAC in sucrose equivalents (sucrose 100).`,
    ),
  },
  bothTexts`Parámetros de la mezcla, por 100 g y con 2 decimales. | Parameters of the mix, per 100 g and with 2 decimals.`,
)

const target = (what: BothTexts) =>
  rangeSchema(bothTexts`Rango objetivo de ${what}: [mínimo, máximo]. | Target range of ${what}: [least, most].`)

const Ranges = Type.Object(
  {
    PAC: target(bothTexts`PAC, fijo para todos los tipos | PAC, the same for all types`),
    POD: target(bothTexts`POD | POD`),
    azucares: target(bothTexts`azúcares | the sugars`),
    materiaGrasa: target(bothTexts`materia grasa | the fat`),
    SLNG: target(bothTexts`SLNG | the milk solids not fat`),
    solidosTotales: target(bothTexts`sólidos totales | the total solids`),
    PAC_indice_clasico: target(bothTexts`PAC clásico, en su propia escala | the classic PAC, on its own scale`),
  },
  bothTexts`Rangos objetivo del tipo, siempre los siete. Donde el tipo no limita es [0, 100], e «inRange» dice null: se muestra y no se juzga. | Target ranges of the type, always all seven. Where the type sets no limit it is [0, 100], and \`inRange\` says null: it is shown and not judged.`,
)

const InRange = Type.Object(
  {
    PAC: booleanOrNull(
      bothTexts`PAC dentro de su rango; null si el tipo no lo limita. | Whether PAC is in its range; null if the type does not limit it.`,
    ),
    POD: booleanOrNull(
      bothTexts`POD dentro de su rango; null si el tipo no lo limita. | Whether POD is in its range; null if the type does not limit it.`,
    ),
    azucares: booleanOrNull(
      bothTexts`Azúcares dentro de su rango; null si el tipo no lo limita. | Whether the sugars are in their range; null if the type does not limit them.`,
    ),
    materiaGrasa: booleanOrNull(
      bothTexts`Materia grasa dentro de su rango; null si el tipo no lo limita. | Whether the fat is in its range; null if the type does not limit it.`,
    ),
    SLNG: booleanOrNull(
      bothTexts`SLNG dentro de su rango; null si el tipo no lo limita. | Whether the milk solids not fat are in their range; null if the type does not limit them.`,
    ),
    solidosTotales: booleanOrNull(
      bothTexts`Sólidos totales dentro de su rango; null si el tipo no lo limita. | Whether the total solids are in their range; null if the type does not limit them.`,
    ),
  },
  bothTexts`Qué parámetros están en rango. | Which parameters are in range.`,
)

const PacInfo = Type.Object(
  {
    escala: Type.String(bothTexts`Qué significa la escala del PAC. | What the scale of PAC means.`),
    valor: number(bothTexts`Igual a «params.PAC». | The same as \`params.PAC\`.`),
    rango_trabajo: rangeSchema(bothTexts`Rango de trabajo: [-12.5, -10.6]. | Working range: [-12.5, -10.6].`),
    en_rango: booleanOrNull(bothTexts`Igual a «inRange.PAC». | The same as \`inRange.PAC\`.`),
    indice_clasico: Type.Object(
      {
        descripcion: Type.String(bothTexts`Qué significa el índice clásico. | What the classic index means.`),
        valor: number(bothTexts`Igual a «params.PAC_indice_clasico». | The same as \`params.PAC_indice_clasico\`.`),
        rango_por_tipo: rangeSchema(
          bothTexts`Rango del índice clásico en este tipo. | Range of the classic index in this type.`,
        ),
        en_rango: booleanOrNull(
          bothTexts`Si el índice clásico está en el rango del tipo. | Whether the classic index is in the range of the type.`,
        ),
      },
      bothTexts`Índice clásico, solo como referencia para otras herramientas. | Classic index, only as a reference for other tools.`,
    ),
  },
  bothTexts`El PAC, explicado. | PAC, explained.`,
)

export const BalanceResponse = withExample(
  Type.Object(
    {
      status: StatusSchema,
      verdict: VerdictSchema,
      craft: Type.Literal('helado', bothTexts`Siempre «helado». | Always \`helado\`.`),
      type: Type.Unsafe<HeladoBody['type']>({
        type: 'string',
        enum: Object.keys(helado.types),
        ...bothTexts`Tipo aplicado. | The type that was applied.`,
      }),
      typeLabel: Type.String(bothTexts`Nombre legible del tipo. | Readable name of the type.`),
      ...readAsSchema,
      params: Params,
      ranges: Ranges,
      inRange: InRange,
      pac_info: PacInfo,
      suggestions: textsSchema(
        bothTexts`Correcciones en gramos; una única confirmación si todo está en rango. | Corrections in grams; a single confirmation if everything is in range.`,
      ),
      warnings: textsSchema(
        bothTexts`Avisos del cálculo, por ejemplo ingredientes no reconocidos. | Warnings of the calculation, for example ingredients that were not recognised.`,
      ),
      pareceTipo: Type.Optional(PareceTipo),
      preparaciones: preparadasField,
      disclaimer: Type.String(
        bothTexts`Nota fija sobre la escala del PAC y el índice clásico. | Fixed note on the scale of PAC and the classic index.`,
      ),
      catalogoIngredientes: Type.Integer(bothTexts`Ingredientes del catálogo. | Ingredients of the catalogue.`),
      poweredBy: PoweredBy,
      seguridadAlimentaria: SeguridadAlimentaria,
      legal: Type.Optional(LegalSchema),
      explicacion: Type.Optional(HeladoExplicacion),
    },
    bothTexts`Análisis de una fórmula de helado. | Analysis of an ice cream formula.`,
  ),
  () => helado.analyse(heladoExample),
)
