import type { CraftNorms } from '../../judge/norm.ts'
import type { PanaderiaParameterKey } from './params.ts'
import type { PanaderiaTypeKey } from './types.ts'

const SALT = 'Los panes a la venta llevan de 1,2 a 2,5 de sal por 100 de harina (Open Food Facts).'
const SACHET =
  'Un sobre de 7 g de levadura seca por 500 g de harina equivale a 3,5 a 4,2 % de fresca; con un 6 % sabe a levadura y la masa se hunde.'
const LEAN = 'Con grasa añadida deja de ser pan común (RD 308/2019): queda sitio para la de untar el molde.'
const STG = 'La ETG «Pizza Napoletana» (Reglamento (UE) 97/2010) no lleva.'

/** Where each range of `types.ts` comes from: how many published formulas were read, on what it rests and, where there is more to say, why. */
export const panaderiaNorms: CraftNorms<PanaderiaTypeKey, PanaderiaParameterKey> = {
  otherwise: 'datos',
  types: {
    pan_comun: {
      n: 15,
      of: {
        hidratacion: [
          'fuente',
          'Del candeal al 45 % (CETECE) al Pan Galego, que pide 75 o más, y los panes de Forkish al 78.',
        ],
        sal: ['mercado', SALT],
        levadura: ['fuente', SACHET],
        grasa: ['ley', LEAN],
        azucar: ['fuente', 'Los panes magros con malta llegan al 2,1 %.'],
      },
      styles: {
        integral: {
          n: 0,
          of: {
            hidratacion: ['fuente', 'La harina integral bebe de 5 a 10 puntos más que la blanca.'],
            sal: ['mercado', SALT],
            levadura: ['fuente', SACHET],
            grasa: ['ley', LEAN],
            azucar: 'fuente',
          },
        },
        bregado: {
          n: 2,
          of: {
            hidratacion: ['fuente', 'Bregado al 45 % (CETECE) o al 50 % (ESAH, Tejero); más seco no se refina.'],
            sal: ['mercado', SALT],
            levadura: ['fuente', SACHET],
            grasa: ['ley', LEAN],
            azucar: 'fuente',
          },
        },
      },
    },
    baguette: {
      n: 15,
      of: {
        sal: ['mercado', SALT],
        grasa: ['ley', 'El pan de tradición francés no lleva grasa (decreto 93-1074).'],
        azucar: ['ley', 'El pan de tradición francés no lleva más que malta (decreto 93-1074).'],
      },
    },
    ciabatta: {
      n: 16,
      of: {
        hidratacion: ['datos', 'Con un 60 % es un pan corriente.'],
        sal: ['mercado', SALT],
        grasa: ['fuente', 'Hay ciabattas con aceite hasta el 7,5 %.'],
        azucar: ['fuente', 'El que trae la malta.'],
      },
    },
    pizza_napolitana: {
      n: 25,
      of: {
        hidratacion: ['datos', 'Alrededor de lo que pide la AVPN, de 55,5 a 62,5; se publica desde 50.'],
        sal: ['datos', 'Recogida hacia los 40 a 60 g por litro de agua de la AVPN.'],
        levadura: ['datos', 'Las masas cortas y las de casa usan de 0,6 a 1,3 % de fresca; la AVPN no pasa de 0,2.'],
        grasa: ['ley', STG],
        azucar: ['ley', STG],
      },
    },
    pizza_teglia: {
      n: 17,
      of: {
        hidratacion: ['datos', 'En pala se publica desde 67,5; con un 60 % la miga queda cerrada.'],
        levadura: ['fuente', SACHET],
        grasa: ['fuente', 'La focaccia lleva de 8 a 11 % de aceite.'],
        azucar: ['fuente', 'La focaccia lleva malta o un poco de azúcar.'],
      },
    },
    pan_molde: {
      n: 18,
      of: {
        sal: ['mercado', 'De 444 panes de molde a la venta, casi todos llevan de 1,24 a 2,54 (Open Food Facts).'],
        levadura: ['datos', 'Las masas con leche y los moldes de proceso corto llegan a 8,6 % de fresca.'],
        grasa: ['mercado', 'De 444 a la venta, casi ninguno baja de 0,8 (Open Food Facts); el pan de leche ronda 19.'],
        azucar: ['mercado', 'De 444 a la venta, casi todos llevan de 1,4 a 15,2 (Open Food Facts); el shokupan, 16.'],
      },
    },
    brioche: {
      n: 16,
      of: {
        sal: ['mercado', 'De 565 brioches a la venta, casi todos llevan de 1,31 a 2,56 (Open Food Facts).'],
        grasa: [
          'datos',
          'De 29 a 65 en las publicadas, y 18,6 en un pain au lait; con menos es un bollo de leche o un pan de hamburguesa, que tienen su tipo. Por encima de 85 la masa no sujeta la mantequilla.',
        ],
        azucar: [
          'datos',
          'Ninguna publicada pasa de 14; los de fábrica son más dulces (la mitad de 565 a la venta, Open Food Facts), y panettone y roscón tienen su tipo.',
        ],
      },
    },
    pan_rustico_mm: {
      n: 29,
      of: {
        sal: ['mercado', SALT],
        levadura: [
          'ley',
          'El Pan Galego (IGP, pliego no leído) admite 15 g de levadura por kg de harina; la mención «masa madre» pide menos y se dice aparte.',
        ],
        prefermento: ['fuente', 'Con menos de un 5 % no levanta la masa; por encima de 70 se afloja.'],
        grasa: ['ley', LEAN],
        azucar: ['ley', 'Malta o poco más, como en el pan común.'],
      },
    },
    croissant: {
      n: 5,
      of: {
        hidratacion: ['oficio', 'Masa sin el empaste: más blanda no se lamina y más dura rompe la mantequilla.'],
        sal: 'oficio',
        grasa: ['datos', 'Toda la grasa, la del empaste incluida.'],
        empaste: [
          'fuente',
          'El oficio lamina con 250 a 350 g de mantequilla por kg de masa (Ylla 1878: 280 a 350); por debajo de 200 no hay láminas.',
        ],
      },
    },
    roscon_reyes: {
      n: 4,
      of: {
        hidratacion: 'oficio',
        sal: ['oficio', 'Una fórmula la pesa al 2,4 %; las demás, «una pizca».'],
      },
    },
    ensaimada: {
      n: 5,
      of: {
        azucar: [
          'ley',
          'La IGP pide de 16 a 20 % de azúcar en la masa (pliego no leído): de 30 a 44 por 100 de harina; en casa, desde 14.',
        ],
        grasa: ['datos', 'Manteca de estirar y de la masa.'],
      },
    },
    panettone: {
      n: 4,
      of: {
        hidratacion: 'oficio',
        sal: 'oficio',
        levadura: ['datos', 'Cero con masa madre; hasta 6 en las versiones de casa.'],
        azucar: 'oficio',
      },
    },
    focaccia: {
      n: 7,
      of: {
        azucar: 'oficio',
        grasa: ['oficio', 'El aceite es la focaccia: cuenta también el de la placa.'],
      },
    },
    pan_hamburguesa: {
      n: 5,
      of: {
        sal: ['mercado', SALT],
        grasa: ['datos', 'De la leche sola (2 %) al pan abriochado.'],
      },
    },
    pan_centeno: {
      n: 5,
      of: {
        hidratacion: ['oficio', 'El centeno bebe más que el trigo; con más de 110 no cuaja.'],
        sal: ['mercado', SALT],
        levadura: 'oficio',
        azucar: ['oficio', 'Miel de caña o malta.'],
        grasa: 'oficio',
      },
    },
    pan_sin_gluten: {
      n: 4,
      of: {
        hidratacion: ['fisica', 'Sin gluten la miga es un gel de almidón y fibra: con psyllium pasa de 120.'],
        sal: ['mercado', SALT],
      },
    },
    berlina: {
      n: 5,
      of: {
        sal: 'oficio',
        azucar: ['fisica', 'Por encima se quema antes de cocerse por dentro.'],
        grasa: ['fisica', 'Con más grasa la masa chupa aceite y no sube.'],
      },
    },
    pan_leche: {
      n: 4,
      of: {
        sal: 'oficio',
      },
    },
    libre: { n: 0 },
  },
}
