import { type PanaderiaBody, panaderia } from '@obrador/engine'
import { Type } from 'typebox'
import { PareceTipo, PoweredBy, readAsSchema, StatusSchema, textsSchema, VerdictSchema } from '../common.ts'
import { withExample } from '../example.ts'
import { inRangeSchemaOf, paramsSchemaOf, rangesSchemaOf, splitParameters } from '../judged.ts'
import { LegalSchema } from '../legal.ts'
import { preparadasField } from '../preparacion.ts'
import { SeguridadAlimentaria } from '../seguridad.ts'
import { panaderiaExample } from './example.ts'
import { PanaderiaExplicacion } from './explicacion.ts'

const { parameters } = panaderia.definition
const { always, sometimes } = splitParameters(parameters, [
  'hidratacion',
  'sal',
  'levadura',
  'prefermento',
  'grasa',
  'azucar',
])

const AguaAmasado = Type.Object(
  {
    temperatura: Type.Number({ description: 'Temperatura del agua que lleva la masa a la que quieres, °C.' }),
    hielo_g: Type.Optional(Type.Number({ description: 'Parte del agua que conviene poner como hielo, g.' })),
    agua_g: Type.Number({ description: 'El resto del agua de la fórmula, g.' }),
    nota: Type.String({ description: 'Qué hacer, en palabras.' }),
  },
  { description: 'Agua de amasado. Solo si la petición trae «temperaturas».' },
)

export const PanaderiaResponse = withExample(
  Type.Object(
    {
      status: StatusSchema,
      verdict: VerdictSchema,
      type: Type.Unsafe<PanaderiaBody['type']>({
        type: 'string',
        enum: Object.keys(panaderia.types),
        description: 'Tipo aplicado.',
      }),
      typeLabel: Type.String({ description: 'Nombre legible del tipo.' }),
      ...readAsSchema,
      params: paramsSchemaOf(
        always,
        sometimes,
        'Porcentajes panaderos: sobre toda la harina, la de los prefermentos incluida. En «libre» y sin harina, por 100 g de masa.',
      ),
      ranges: rangesSchemaOf(parameters),
      inRange: inRangeSchemaOf({}, parameters),
      suggestions: textsSchema('Correcciones en gramos; una única confirmación si todo está en rango.'),
      warnings: textsSchema('Avisos del cálculo y de la ley, con su artículo.'),
      pareceTipo: Type.Optional(PareceTipo),
      preparaciones: preparadasField,
      poweredBy: PoweredBy,
      seguridadAlimentaria: SeguridadAlimentaria,
      legal: Type.Optional(LegalSchema),
      aguaAmasado: Type.Optional(AguaAmasado),
      explicacion: Type.Optional(PanaderiaExplicacion),
    },
    { description: 'Análisis de una fórmula de pan.' },
  ),
  () => panaderia.analyse(panaderiaExample),
)
