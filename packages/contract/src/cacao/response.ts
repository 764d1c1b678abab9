import { type CacaoBody, cacao } from '@obrador/engine'
import { Type } from 'typebox'
import { PareceTipo, PoweredBy, rangeSchema, StatusSchema, textsSchema } from '../common.ts'
import { withExample } from '../example.ts'
import { explicacionSchema } from '../explicacion.ts'
import { inRangeSchemaOf, paramsSchemaOf, rangesSchemaOf, splitParameters } from '../judged.ts'
import { legalFields } from '../legal.ts'
import { preparadasField } from '../preparacion.ts'
import { SeguridadAlimentaria } from '../seguridad.ts'
import { cacaoExample } from './example.ts'

const { parameters } = cacao.definition
const { always, sometimes: some } = splitParameters(parameters, [
  'cacaoTotal',
  'manteca',
  'grasaTotal',
  'azucar',
  'lacteos',
  'cacaoSecoDesgrasado',
  'grasaLactea',
  'agua',
  'aguaLibre',
  'avellana',
  'frutosSecos',
  'polioles',
  'lecitina',
  'chocolate',
  'cacaoIngredientes',
  'kcal_100g',
  'coste_kg_eur',
])

const tipo = (description: string) =>
  Type.Unsafe<CacaoBody['type']>({ type: 'string', enum: Object.keys(cacao.types), description })
const text = (description: string) => Type.String({ description })
const number = (description: string) => Type.Number({ description })

const Temple = Type.Object(
  {
    fundir: rangeSchema('Fundir, °C.'),
    enfriar: rangeSchema('Enfriar, °C.'),
    trabajar: rangeSchema('Trabajar, °C.'),
  },
  { description: 'Las tres temperaturas del templado. En un bombón, las del chocolate de la fórmula.' },
)

const Relleno = Type.Object(
  {
    emulsionar: Type.Optional(rangeSchema('Emulsionar, °C.')),
    dosificar: rangeSchema('Dosificar, °C.'),
    maximo: number('Temperatura que no debe pasar, °C: los cristales estables se funden.'),
    cristalizar: rangeSchema('Cristalizar, °C.'),
    horas: rangeSchema('Horas de cristalización.'),
  },
  { description: 'Cómo se trabaja el relleno. Solo en «bombon».' },
)

const Score = Type.Object(
  {
    tipo: tipo('Tipo aplicado, igual que «type».'),
    medalla: Type.Unsafe<CacaoBody['score']['medalla']>({
      type: 'string',
      enum: ['gold', 'silver', 'bronze'],
      description:
        'gold: legal, con mención de calidad y todo en su objetivo; silver: legal y cerca; bronze: no puede llamarse así, o está lejos de una masa trabajable.',
    }),
    medallaLabel: text('La medalla, para personas: Oro, Plata o Bronce.'),
    temple: Temple,
    aw: Type.Optional(
      number('Actividad de agua estimada. Solo en «bombon» y «gianduja». Orientativa: no sustituye a la medida.'),
    ),
    awBanda: Type.Optional(rangeSchema('Dónde estará la actividad de agua real.')),
    lecturaAw: Type.Optional(text('Qué dice la actividad de agua de la conservación.')),
    denominacion: Type.Optional(text('Denominación legal que alcanza. Falta si ninguna le conviene.')),
    relleno: Type.Optional(Relleno),
  },
  { description: 'Medalla, templado y, en los rellenos, actividad de agua.' },
)

const LegalBlock = Type.Object(
  {
    ...legalFields,
    base: number('Gramos de cada 100 que quedan al descontar otras materias comestibles (RD 1055/2003 ap. 4).'),
    mencionCalidad: Type.Unsafe<boolean | null>({
      type: ['boolean', 'null'],
      description: 'Si admite mención de calidad (ap. 6.g); null si el tipo no la tiene.',
    }),
    calidad: legalFields.condiciones,
    carcasaMinima: Type.Optional(
      number('Solo en «bombon» con menos de un 25 % de chocolate: % de la pieza que debe pesar la carcasa.'),
    ),
  },
  { description: 'Qué puede llamarse el producto, condición por condición.' },
)

export const CacaoResponse = withExample(
  Type.Object(
    {
      status: StatusSchema,
      craft: Type.Literal('cacao', { description: 'Siempre «cacao».' }),
      type: tipo('Tipo aplicado.'),
      typeLabel: text('Nombre legible del tipo.'),
      variante: Type.Unsafe<CacaoBody['variante']>({
        type: 'string',
        enum: ['negra', 'leche', 'blanca', 'ganache', 'ganache_fresca', 'ganache_mantequilla', 'anhidro'],
        description: 'Variante del tipo a la que pertenece la fórmula, por su composición.',
      }),
      varianteLabel: text('Nombre legible de la variante.'),
      varianteFrase: Type.Optional(text('«Lo leo como …», si la variante no es la usual del tipo.')),
      params: paramsSchemaOf(always, some, 'Composición, por 100 g de producto; las cifras de la ley, sobre su base.'),
      score: Score,
      legal: LegalBlock,
      motivos: textsSchema(
        'Por qué esa medalla: condiciones legales con su artículo, calidad, objetivos y conservación.',
      ),
      ranges: rangesSchemaOf(parameters),
      inRange: inRangeSchemaOf({}, parameters),
      suggestions: textsSchema('Correcciones en gramos; una única confirmación si todo está en rango.'),
      warnings: textsSchema('Avisos del cálculo, de la masa y de la etiqueta.'),
      pareceTipo: Type.Optional(PareceTipo),
      preparaciones: preparadasField,
      poweredBy: PoweredBy,
      seguridadAlimentaria: SeguridadAlimentaria,
      explicacion: Type.Optional(explicacionSchema({})),
    },
    { description: 'Análisis de una fórmula de chocolate.' },
  ),
  () => cacao.analyse(cacaoExample),
)
