import { type CacaoBody, cacao } from '@obrador/engine'
import { Type } from 'typebox'
import { PareceTipo, PoweredBy, range, Status, texts } from '../common.ts'
import { withExample } from '../example.ts'
import { explicacion } from '../explicacion.ts'
import { inRangeOf, paramsOf, rangesOf, split } from '../judged.ts'
import { legalFields } from '../legal.ts'
import { preparadas } from '../preparacion.ts'
import { SeguridadAlimentaria } from '../seguridad.ts'
import { cacaoExample } from './example.ts'

const { parameters } = cacao.definition
const { always, sometimes: some } = split(parameters, [
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
    fundir: range('Fundir, °C.'),
    enfriar: range('Enfriar, °C.'),
    trabajar: range('Trabajar, °C.'),
  },
  { description: 'Las tres temperaturas del templado. En un bombón, las del chocolate de la fórmula.' },
)

const Relleno = Type.Object(
  {
    emulsionar: Type.Optional(range('Emulsionar, °C.')),
    dosificar: range('Dosificar, °C.'),
    maximo: number('Temperatura que no debe pasar, °C: los cristales estables se funden.'),
    cristalizar: range('Cristalizar, °C.'),
    horas: range('Horas de cristalización.'),
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
    awBanda: Type.Optional(range('Dónde estará la actividad de agua real.')),
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
      status: Status,
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
      params: paramsOf(always, some, 'Composición, por 100 g de producto; las cifras de la ley, sobre su base.'),
      score: Score,
      legal: LegalBlock,
      motivos: texts('Por qué esa medalla: condiciones legales con su artículo, calidad, objetivos y conservación.'),
      ranges: rangesOf(parameters),
      inRange: inRangeOf({}, parameters),
      suggestions: texts('Correcciones en gramos; una única confirmación si todo está en rango.'),
      warnings: texts('Avisos del cálculo, de la masa y de la etiqueta.'),
      pareceTipo: Type.Optional(PareceTipo),
      preparaciones: preparadas,
      poweredBy: PoweredBy,
      seguridadAlimentaria: SeguridadAlimentaria,
      explicacion: Type.Optional(explicacion({})),
    },
    { description: 'Análisis de una fórmula de chocolate.' },
  ),
  () => cacao.analyse(cacaoExample),
)
