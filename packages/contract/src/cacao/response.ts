import { CACAO_COMMON_KEYS, type CacaoBody, cacao } from '@obrador/engine'
import { bothTexts, type SchemaText } from '../both-texts.ts'
import { PareceTipo, PoweredBy, rangeSchema, StatusSchema, textsSchema } from '../common.ts'
import { withExample } from '../example.ts'
import { explicacionSchema } from '../explicacion.ts'
import { inRangeSchemaOf, paramsSchemaOf, rangesSchemaOf, splitParameters } from '../judged.ts'
import { legalFields } from '../legal.ts'
import { preparadasField } from '../preparacion.ts'
import { Type } from '../schema-type.ts'
import { SeguridadAlimentaria } from '../seguridad.ts'
import { cacaoExample } from './example.ts'
import { CACAO_FIGURES } from './figures.ts'

const { parameters } = cacao.definition
const { always, sometimes: some } = splitParameters(parameters, CACAO_COMMON_KEYS)

const tipo = (about: SchemaText) =>
  Type.Unsafe<CacaoBody['type']>({ type: 'string', enum: Object.keys(cacao.types), ...about })
const text = (about: SchemaText) => Type.String(about)
const number = (about: SchemaText) => Type.Number(about)

const Temple = Type.Object(
  {
    fundir: rangeSchema(bothTexts`Fundir, °C. | Melt, °C.`),
    enfriar: rangeSchema(bothTexts`Enfriar, °C. | Cool, °C.`),
    trabajar: rangeSchema(bothTexts`Trabajar, °C. | Work, °C.`),
  },
  bothTexts`Las tres temperaturas del templado. En un bombón, las del chocolate de la fórmula. | The three temperatures of tempering. Of a filled chocolate, those of the chocolate in the formula.`,
)

const Relleno = Type.Object(
  {
    emulsionar: Type.Optional(rangeSchema(bothTexts`Emulsionar, °C. | Emulsify, °C.`)),
    dosificar: rangeSchema(bothTexts`Dosificar, °C. | Pipe, °C.`),
    maximo: number(
      bothTexts`Temperatura que no debe pasar, °C: los cristales estables se funden. | Temperature that it must not pass, °C: the stable crystals melt.`,
    ),
    cristalizar: rangeSchema(bothTexts`Cristalizar, °C. | Crystallise, °C.`),
    horas: rangeSchema(bothTexts`Horas de cristalización. | Hours of crystallisation.`),
  },
  bothTexts`Cómo se trabaja el relleno. Solo en «bombon». | How the filling is worked. Only in \`bombon\`.`,
)

const Score = Type.Object(
  {
    tipo: tipo(bothTexts`Tipo aplicado, igual que «type». | The type that was applied, as in \`type\`.`),
    medalla: Type.Unsafe<CacaoBody['score']['medalla']>({
      type: 'string',
      enum: ['gold', 'silver', 'bronze'],
      ...bothTexts`gold: legal, con mención de calidad y todo en su objetivo; silver: legal y cerca; bronze: no puede llamarse así, o está lejos de una masa trabajable. | gold: legal, with a quality mention and everything at its target; silver: legal and near; bronze: may not be called so, or far from a workable mass.`,
    }),
    medallaLabel: text(
      bothTexts`La medalla, para personas: Oro, Plata o Bronce. | The medal, for people: Oro (gold), Plata (silver) or Bronce (bronze).`,
    ),
    temple: Temple,
    aw: Type.Optional(
      number(
        bothTexts`Actividad de agua estimada. Solo en «bombon» y «gianduja». Orientativa: no sustituye a la medida. | Estimated water activity. Only in \`bombon\` and \`gianduja\`. Indicative: it does not replace a measurement.`,
      ),
    ),
    awBanda: Type.Optional(
      rangeSchema(bothTexts`Dónde estará la actividad de agua real. | Where the real water activity will be.`),
    ),
    lecturaAw: Type.Optional(
      text(bothTexts`Qué dice la actividad de agua de la conservación. | What the water activity says of keeping.`),
    ),
    denominacion: Type.Optional(
      text(
        bothTexts`Denominación legal que alcanza. Falta si ninguna le conviene. | Legal name that it reaches. Missing if none suits it.`,
      ),
    ),
    relleno: Type.Optional(Relleno),
  },
  bothTexts`Medalla, templado y, en los rellenos, actividad de agua. | Medal, tempering and, in fillings, water activity.`,
)

const LegalBlock = Type.Object(
  {
    ...legalFields,
    base: number(
      bothTexts`Gramos de cada 100 que quedan al descontar otras materias comestibles (RD 1055/2003 ap. 4). | Grams of every 100 that are left once other edible matter is deducted (RD 1055/2003 point 4).`,
    ),
    mencionCalidad: Type.Unsafe<boolean | null>({
      type: ['boolean', 'null'],
      ...bothTexts`Si admite mención de calidad (ap. 6.g); null si el tipo no la tiene. | Whether it admits a quality mention (point 6.g); null if the type has none.`,
    }),
    calidad: legalFields.condiciones,
    carcasaMinima: Type.Optional(
      number(
        bothTexts`Solo en «bombon» con menos de un 25 % de chocolate: % de la pieza que debe pesar la carcasa. | Only in \`bombon\` with less than 25 % of chocolate: % of the piece that the shell must weigh.`,
      ),
    ),
  },
  bothTexts`Qué puede llamarse el producto, condición por condición. | What the product may be called, condition by condition.`,
)

export const CacaoResponse = withExample(
  Type.Object(
    {
      status: StatusSchema,
      craft: Type.Literal('cacao', bothTexts`Siempre «cacao». | Always \`cacao\`.`),
      type: tipo(bothTexts`Tipo aplicado. | The type that was applied.`),
      typeLabel: text(bothTexts`Nombre legible del tipo. | Readable name of the type.`),
      variante: Type.Unsafe<CacaoBody['variante']>({
        type: 'string',
        enum: ['negra', 'leche', 'blanca', 'ganache', 'ganache_fresca', 'ganache_mantequilla', 'anhidro'],
        ...bothTexts`Variante del tipo a la que pertenece la fórmula, por su composición. | Variant of the type to which the formula belongs, by its composition.`,
      }),
      varianteLabel: text(bothTexts`Nombre legible de la variante. | Readable name of the variant.`),
      varianteFrase: Type.Optional(
        text(
          bothTexts`«Lo leo como …», si la variante no es la usual del tipo. | «I read it as …», if the variant is not the usual one of the type.`,
        ),
      ),
      params: paramsSchemaOf(
        always,
        some,
        CACAO_FIGURES,
        bothTexts`Composición, por 100 g de producto; las cifras de la ley, sobre su base. | Composition, per 100 g of product; the figures of the law, on its basis.`,
      ),
      score: Score,
      legal: LegalBlock,
      motivos: textsSchema(
        bothTexts`Por qué esa medalla: condiciones legales con su artículo, calidad, objetivos y conservación. | Why that medal: legal conditions with their article, quality, targets and keeping.`,
      ),
      ranges: rangesSchemaOf(parameters, CACAO_FIGURES),
      inRange: inRangeSchemaOf(parameters, CACAO_FIGURES),
      suggestions: textsSchema(
        bothTexts`Correcciones en gramos; una única confirmación si todo está en rango. | Corrections in grams; a single confirmation if everything is in range.`,
      ),
      warnings: textsSchema(
        bothTexts`Avisos del cálculo, de la masa y de la etiqueta. | Warnings of the calculation, of the mass and of the label.`,
      ),
      pareceTipo: Type.Optional(PareceTipo),
      preparaciones: preparadasField,
      poweredBy: PoweredBy,
      seguridadAlimentaria: SeguridadAlimentaria,
      explicacion: Type.Optional(explicacionSchema({})),
    },
    bothTexts`Análisis de una fórmula de chocolate. | Analysis of a chocolate formula.`,
  ),
  () => cacao.analyse(cacaoExample),
)
