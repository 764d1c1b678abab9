import { Type } from 'typebox'
import { explicacionSchema } from '../explicacion.ts'

const temperature = (description: string) => Type.Number({ description })
const Ice = Type.Number({ description: 'Agua que está helada a esa temperatura, %.' })

const FreezingCurve = Type.Object(
  {
    puntoInicial: temperature('Temperatura en °C a la que aparece el primer hielo.'),
    servicio: temperature('Temperatura en °C a la que se puede servir: la misma de «params.PAC».'),
    servicioCorvitto: temperature('Temperatura en °C con el 66 % del agua helada.'),
    vitrina: Type.Object(
      {
        temperatura: temperature('Temperatura de la vitrina, °C.'),
        hielo: Ice,
        textura: Type.String({ description: 'Cómo se notará a la espátula.' }),
      },
      { description: 'Cómo estará la mezcla en la vitrina de «?vitrina=».' },
    ),
    curva: Type.Array(Type.Object({ temperatura: temperature('Temperatura, °C.'), hielo: Ice }), {
      description: 'Agua helada grado a grado.',
    }),
  },
  { description: 'Cómo se congela la mezcla. Falta si no tiene agua.' },
)

export const HeladoExplicacion = explicacionSchema({ congelacion: Type.Optional(FreezingCurve) })
