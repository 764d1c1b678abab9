import type { CraftNorms } from '../../judge/norm.ts'
import type { HeladoParameterKey } from './params.ts'
import type { HeladoTypeKey } from './types.ts'

const SANDY = 'Por encima, la lactosa pasa del 10 % del agua y cristaliza: se nota arenoso.'

/** Where each range of `types.ts` comes from: how many published formulas were read, on what it rests and, where there is more to say, why. */
export const heladoNorms: CraftNorms<HeladoTypeKey, HeladoParameterKey> = {
  otherwise: 'datos',
  common: {
    PAC: ['fisica', 'La escala es propia y su rango, fijo: del 76 % del agua helada a −10,6 °C al 64 % a −12,5 °C.'],
  },
  types: {
    helado_crema: {
      n: 33,
      of: {
        materiaGrasa: ['ley', 'El RD 618/1998 pide un 8 % de grasa láctea; por arriba, lo que publican los obradores.'],
        SLNG: ['fisica', SANDY],
        solidosTotales: [
          'mercado',
          'De 1477 helados crema a la venta, nueve de cada diez tienen entre 35,4 y 51,7 % (Open Food Facts).',
        ],
      },
    },
    helado_leche: {
      n: 16,
      of: {
        materiaGrasa: ['ley', 'El RD 618/1998 pide un 2,5 % de grasa láctea; Caviezel da de 5 a 10 %.'],
        SLNG: ['fisica', SANDY],
        solidosTotales: [
          'mercado',
          'De 250 helados de leche a la venta, nueve de cada diez tienen entre 28,8 y 44,1 % (Open Food Facts).',
        ],
      },
      styles: {
        fruto_seco_cacao: {
          n: 6,
          of: {
            materiaGrasa: ['datos', 'El fruto seco o el cacao añaden de 4 a 8 puntos a la grasa de la leche.'],
            SLNG: ['fisica', SANDY],
            solidosTotales: ['datos', 'Un helado de leche más un 4 a 8 % de pasta seca.'],
          },
        },
      },
    },
    base: { n: 6, of: { materiaGrasa: 'fuente', SLNG: ['fisica', SANDY] } },
    sorbete_leche: {
      n: 5,
      of: { materiaGrasa: ['fuente', 'La grasa de la leche o de un poco de nata: con más es un helado.'] },
    },
    sorbete_agua: {
      n: 22,
      of: {
        materiaGrasa: ['fuente', 'Los sorbetes de chocolate y de fruto seco llegan al 9,8 %.'],
        SLNG: ['fuente', 'Un sorbete de agua se hace sin leche.'],
        solidosTotales: [
          'mercado',
          'De 783 sorbetes a la venta, uno de cada veinte baja del 22,2 % (Open Food Facts).',
        ],
      },
    },
    vegano: {
      n: 5,
      of: {
        azucares: [
          'mercado',
          'De 112 a la venta, casi todos tienen entre 10 y 28,5 % (Open Food Facts); aquí cuentan además las dextrinas de los jarabes.',
        ],
        materiaGrasa: ['mercado', 'De 112 a la venta, nueve de cada diez tienen entre 3,9 y 21,6 % (Open Food Facts).'],
        SLNG: ['fuente', 'Vegano: sin leche.'],
        solidosTotales: [
          'mercado',
          'De 112 a la venta, nueve de cada diez tienen entre 27,9 y 58 % (Open Food Facts).',
        ],
      },
    },
    salado: {
      n: 3,
      of: {
        POD: [
          'fuente',
          'El más dulce que se publica, de miel y queso azul, llega a 15,5; un helado dulce empieza en 16 o 17.',
        ],
      },
    },
    semifrio: {
      n: 7,
      of: {
        materiaGrasa: ['datos', 'Con menos del 11 % la nata montada no sostiene la espuma.'],
        solidosTotales: 'fuente',
      },
    },
    sin_azucar: {
      n: 3,
      of: {
        POD: 'fuente',
        azucares: [
          'ley',
          '«Sin azúcares añadidos» (Reglamento (CE) 1924/2006): solo los que traen la leche o la fruta.',
        ],
        solidosTotales: [
          'datos',
          'Las mezclas con polioles que se vuelven a batir congeladas se publican desde el 22 %.',
        ],
      },
    },
    crema_untable: {
      n: 4,
      of: {
        POD: 'fuente',
        azucares: 'fuente',
        solidosTotales: ['fisica', 'Con más agua deja de ser una pasta de grasa y enmohece.'],
      },
    },
    veteado: { n: 5, of: { azucares: ['fuente', 'Con un 21 a 26 % la salsa se congela y queda dura.'] } },
    granizado: {
      n: 9,
      of: {
        materiaGrasa: ['fuente', 'Los de fruto seco se publican del 2 al 8,3 %.'],
        solidosTotales: ['fuente', 'Los de fruto seco llegan al 31,7 %.'],
      },
    },
  },
}
