import { type HeladoBody, helado } from '@obrador/engine'
import { Type } from 'typebox'
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
import { SeguridadAlimentaria } from '../seguridad.ts'
import { heladoExample } from './example.ts'
import { HeladoExplicacion } from './explicacion.ts'

const number = (description: string) => Type.Number({ description })

const Params = Type.Object(
  {
    PAC: number('Poder anticongelante en la escala del servicio, en °C: cuanto más negativo, más blando.'),
    POD: number('Poder edulcorante relativo, con la sacarosa a 100.'),
    azucares: number('Azúcares totales, %.'),
    materiaGrasa: number('Materia grasa total, láctea y de otro origen, %.'),
    SLNG: number('Sólidos lácteos no grasos, %.'),
    solidosTotales: number('Sólidos totales: azúcares + grasa + SLNG + otros sólidos, %.'),
    aguaLibre: number('100 menos los sólidos totales, %.'),
    kcal_100g: number('Energía, kcal por 100 g.'),
    coste_100g_eur: number('Coste en euros por 100 g, con los precios del catálogo o los que mandes.'),
    PAC_indice_clasico: number('PAC clásico en equivalentes de sacarosa (sacarosa 100).'),
  },
  { description: 'Parámetros de la mezcla, por 100 g y con 2 decimales.' },
)

const target = (what: string) => rangeSchema(`Rango objetivo de ${what}: [mínimo, máximo].`)

const Ranges = Type.Object(
  {
    PAC: target('PAC, fijo para todos los tipos'),
    POD: target('POD'),
    azucares: target('azúcares'),
    materiaGrasa: target('materia grasa'),
    SLNG: target('SLNG'),
    solidosTotales: target('sólidos totales'),
    PAC_indice_clasico: target('PAC clásico, en su propia escala'),
  },
  {
    description:
      'Rangos objetivo del tipo, siempre los siete. Donde el tipo no limita es [0, 100], e «inRange» dice null: se muestra y no se juzga.',
  },
)

const judged = (what: string) => booleanOrNull(`${what} dentro de su rango; null si el tipo no lo limita.`)

const InRange = Type.Object(
  {
    PAC: judged('PAC'),
    POD: judged('POD'),
    azucares: judged('Azúcares'),
    materiaGrasa: judged('Materia grasa'),
    SLNG: judged('SLNG'),
    solidosTotales: judged('Sólidos totales'),
  },
  { description: 'Qué parámetros están en rango.' },
)

const PacInfo = Type.Object(
  {
    escala: Type.String({ description: 'Qué significa la escala del PAC.' }),
    valor: number('Igual a «params.PAC».'),
    rango_trabajo: rangeSchema('Rango de trabajo: [-12.5, -10.6].'),
    en_rango: booleanOrNull('Igual a «inRange.PAC».'),
    indice_clasico: Type.Object(
      {
        descripcion: Type.String({ description: 'Qué significa el índice clásico.' }),
        valor: number('Igual a «params.PAC_indice_clasico».'),
        rango_por_tipo: rangeSchema('Rango del índice clásico en este tipo.'),
        en_rango: booleanOrNull('Si el índice clásico está en el rango del tipo.'),
      },
      { description: 'Índice clásico, solo como referencia para otras herramientas.' },
    ),
  },
  { description: 'El PAC, explicado.' },
)

export const BalanceResponse = withExample(
  Type.Object(
    {
      status: StatusSchema,
      verdict: VerdictSchema,
      craft: Type.Literal('helado', { description: 'Siempre «helado».' }),
      type: Type.Unsafe<HeladoBody['type']>({
        type: 'string',
        enum: Object.keys(helado.types),
        description: 'Tipo aplicado.',
      }),
      typeLabel: Type.String({ description: 'Nombre legible del tipo.' }),
      ...readAsSchema,
      params: Params,
      ranges: Ranges,
      inRange: InRange,
      pac_info: PacInfo,
      suggestions: textsSchema('Correcciones en gramos; una única confirmación si todo está en rango.'),
      warnings: textsSchema('Avisos del cálculo, por ejemplo ingredientes no reconocidos.'),
      pareceTipo: Type.Optional(PareceTipo),
      preparaciones: preparadasField,
      disclaimer: Type.String({ description: 'Nota fija sobre la escala del PAC y el índice clásico.' }),
      catalogoIngredientes: Type.Integer({ description: 'Ingredientes del catálogo.' }),
      poweredBy: PoweredBy,
      seguridadAlimentaria: SeguridadAlimentaria,
      legal: Type.Optional(LegalSchema),
      explicacion: Type.Optional(HeladoExplicacion),
    },
    {
      description: 'Análisis de una fórmula de helado.',
    },
  ),
  () => helado.analyse(heladoExample),
)
