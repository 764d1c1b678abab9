import type { CraftNorms } from '../../judge/norm.ts'
import type { PasteleriaParameterKey } from './params.ts'
import type { PasteleriaTypeKey } from './types.ts'

const SACHET = 'Un sobre de 16 g por 200 g de harina es un 8 %, la dosis corriente en casa; por encima se deja holgura.'
const LEAVES = 'Dos hojas por medio litro.'
const CREAM = 'Con un 35 % de nata o más también cuaja la grasa láctea.'

/** Where each range of `types.ts` comes from: how many published formulas were read, on what it rests and, where there is more to say, why. */
export const pasteleriaNorms: CraftNorms<PasteleriaTypeKey, PasteleriaParameterKey> = {
  otherwise: 'datos',
  types: {
    genoise: { n: 10, of: { impulsorHarina: 'fuente' } },
    magdalenas: {
      n: 7,
      of: {
        huevoHarina: 'fuente',
        impulsorHarina: ['fuente', SACHET],
      },
    },
    brownie: {
      n: 10,
      of: {
        chocolate: 'fuente',
        harinaChocolate: ['oficio', 'Se publica de 25 a 110 %; con más es un bizcocho.'],
        pctHuevo: 'fuente',
      },
    },
    pound_cake: {
      n: 8,
      of: {
        grasaHarina: [
          'fuente',
          'A partes iguales (Ruhlman); se publica hasta un 114 %, y más allá de esta holgura no hay fórmula que la pida.',
        ],
        huevoHarina: 'fuente',
      },
    },
    financier: {
      n: 7,
      of: {
        mantequillaPolvos: ['datos', 'La mantequilla clarificada pesa una quinta parte menos.'],
      },
    },
    macaron: {
      n: 8,
      of: {
        azucares: ['fisica', 'Sigue a la proporción de azúcar y almendra.'],
        agua: ['fisica', 'Más húmeda, la coque se extiende.'],
        azucarAlmendra: [
          'fisica',
          'Por debajo de 135 % no hace piel (lo damos por defecto al probar; ninguna fuente lo observa).',
        ],
        claraAlmendra: [
          'fisica',
          'Por encima de 109 % la coque se extiende (lo damos por defecto al probar; ninguna fuente lo observa).',
        ],
      },
    },
    masa_tarta: {
      n: 10,
      of: {
        agua: 'fuente',
        liquidoHarina: [
          'fisica',
          'Más líquido desarrolla el gluten y la masa encoge (lo damos por defecto al probar; ninguna fuente lo observa).',
        ],
      },
    },
    choux: {
      n: 10,
      of: {
        huevoHarina: [
          'datos',
          'Con un 300 % no se sostiene (lo damos por defecto al probar; ninguna fuente lo observa).',
        ],
        azucarHarina: 'fuente',
        panadaHarina: 'fuente',
      },
    },
    tarta_santiago: {
      n: 5,
      of: {
        pctAlmendra: [
          'ley',
          'La IGP pide un 33 % de almendra (pliego no leído); se deja un punto por lo que pesen los huevos.',
        ],
        pctAzucar: [
          'ley',
          'La IGP pide un 33 % de azúcar (pliego no leído); se deja un punto por lo que pesen los huevos.',
        ],
        pctHuevo: ['ley', 'La IGP pide un 25 % de huevo (pliego no leído); se deja un punto por lo que pesen.'],
        harina: ['ley', 'La IGP no admite harina (pliego no leído).'],
      },
    },
    bizcocho: { n: 3, of: { huevoHarina: 'fuente', impulsorHarina: ['fuente', SACHET] } },
    soletilla: { n: 5 },
    joconda: { n: 5 },
    dacquoise: {
      n: 5,
      of: {
        claraPolvos: ['oficio', 'Se publica de 82 a 116 %; con la mitad no sube.'],
      },
    },
    tarta_zanahoria: {
      n: 7,
      of: {
        grasaHarina: ['datos', 'Se publica hasta un 136 %; más allá de esta holgura no hay fórmula que la pida.'],
        impulsorHarina: ['datos', 'Hasta un 8 % en una masa húmeda de zanahoria, con la holgura de sus hermanas.'],
      },
    },
    coulant: { n: 6 },
    hojaldre: {
      n: 6,
      of: {
        azucares: 'fuente',
        grasaHarina: ['datos', 'Con la mitad de mantequilla que de harina (41 % de grasa) se hojaldra justo.'],
        salHarina: ['fuente', 'Se publica más de una vez con un 3 % de sal sobre la harina.'],
      },
    },
    sable: {
      n: 6,
      of: {
        impulsorHarina: [
          'fuente',
          'El sablé bretón lleva hasta un 6 %; el cuádruple es un error que ninguna otra cifra ve.',
        ],
      },
    },
    cookies: { n: 5 },
    polvoron: {
      n: 7,
      of: {
        grasa: ['datos', 'Se publica desde el 27 %; con menos de esta holgura no hay fórmula que lo pida.'],
      },
    },
    sobao: {
      n: 5,
      of: {
        grasaProducto: [
          'ley',
          'La IGP Sobao Pasiego (pliego no leído), con medio punto o uno por el agua que se supone.',
        ],
      },
    },
    crema_pastelera: {
      n: 13,
      of: {
        almidonLitro: ['fisica', 'Por debajo de 50 g/l no cuaja y por encima de 130 se parte (Migoya).'],
        huevoLitro: ['datos', 'La escuela italiana pone hasta 500 g de yema por litro.'],
      },
    },
    crema_inglesa: {
      n: 10,
      of: {
        yemaLitro: [
          'fisica',
          'De una a cuatro yemas por litro no napan (lo damos por defecto al probar; ninguna fuente lo observa); se publica de ocho a veintitrés.',
        ],
        almidonLitro: 'fuente',
      },
    },
    natillas: { n: 4, of: { almidonLitro: 'fuente', espesanteLitro: 'fuente' } },
    diplomatica: { n: 7, of: { huevoLitro: 'fuente' } },
    muselina: {
      n: 6,
      of: {
        almidonLitro: 'fuente',
        huevoLitro: 'fuente',
        azucarLitro: ['datos', 'La de praliné trae su propio azúcar.'],
        mantequillaBase: ['fisica', 'Por debajo de 15 % no monta; por encima de 100 % es una crema de mantequilla.'],
      },
    },
    bavarois: {
      n: 3,
      of: {
        gelatina: [
          'fisica',
          'Por debajo de 0,5 % no se desmolda y por encima de 2 % es goma (lo damos por defecto al probar; ninguna fuente lo observa).',
        ],
      },
      styles: {
        fruta: {
          n: 0,
          of: {
            azucares: 'fuente',
            grasa: 'fuente',
            agua: 'fuente',
            pure: 'fuente',
            nata: 'fuente',
            gelatina: 'fuente',
          },
        },
      },
    },
    ganache_negro: {
      n: 10,
      of: {
        chocolateNata: ['fisica', 'Por debajo de 0,5 : 1 es una ganache montada o una salsa; desde 2,8 : 1 se corta.'],
      },
    },
    ganache_blanco: {
      n: 7,
      of: {
        chocolateNata: [
          'fisica',
          'Por debajo de 1,6 : 1 el chocolate blanco cuaja mal (lo damos por defecto al probar; ninguna fuente lo observa).',
        ],
      },
      styles: {
        montada: {
          n: 1,
          of: {
            grasa: 'fuente',
            chocolateNata: ['fuente', 'Montada se hace entre 0,4 y 0,8 : 1; por debajo de 0,35 es nata dulce.'],
            mantecaCacao: 'fuente',
            gelatina: ['fuente', LEAVES],
          },
        },
      },
    },
    ganache_leche: { n: 4 },
    ganache_montada: { n: 5, of: { mantecaCacao: 'fuente', gelatina: ['fuente', LEAVES] } },
    mousse_chocolate: {
      n: 7,
      of: {
        azucares: ['datos', 'Con chocolate del 70 % y sin azúcar baja a 11,4.'],
        chocolate: ['fisica', 'La cuajan la manteca de cacao y la espuma de huevo: con menos del 25 % no se sostiene.'],
        gelatina: 'fuente',
      },
      styles: {
        nata: { n: 2, of: { chocolate: ['fuente', CREAM], mantecaCacao: ['fuente', CREAM] } },
      },
    },
    buttercream: {
      n: 10,
      of: {
        grasa: [
          'fisica',
          'Por debajo de 27 % la emulsión se rompe (lo damos por defecto al probar; ninguna fuente lo observa).',
        ],
        azucarMantequilla: [
          'datos',
          'Se publica hasta partes iguales; la americana, de azúcar glas y sin huevo, tiene sus rangos.',
        ],
      },
      styles: {
        americana: {
          n: 0,
          of: {
            azucares: 'fuente',
            grasa: 'fuente',
            agua: 'fuente',
            mantequilla: 'fuente',
            azucarMantequilla: 'fuente',
          },
        },
      },
    },
    lemon_curd: {
      n: 6,
      of: {
        azucares: ['datos', 'Más azúcar tapa el ácido (lo damos por defecto al probar; ninguna fuente lo observa).'],
        azucarZumo: ['fuente', 'El curd inglés dulce llega a 2,5 : 1.'],
        huevoZumo: 'fuente',
      },
    },
    merengue: {
      n: 8,
      of: {
        azucares: ['datos', 'Tres de azúcar por una de clara es un 75 %.'],
        grasa: ['fisica', 'La grasa no deja montar la clara.'],
        azucarClara: ['fuente', 'Hay merengues secos y franceses de tres a uno.'],
      },
    },
    cheesecake: {
      n: 6,
      of: {
        azucares: 'fuente',
        harina: [
          'fisica',
          'Por encima de 6 % cuaja como un bizcocho (lo damos por defecto al probar; ninguna fuente lo observa).',
        ],
      },
      styles: {
        fria: {
          n: 0,
          of: {
            azucares: 'fuente',
            grasa: 'fuente',
            agua: 'fuente',
            queso: 'fuente',
            azucarQueso: 'fuente',
            gelatina: 'fuente',
          },
        },
      },
    },
    frangipane: {
      n: 5,
      styles: { crema_almendra: { n: 3 } },
    },
    crema_almendra: { n: 4 },
    crema_catalana: { n: 5, of: { almidonLitro: ['datos', 'Se publica hasta 70 g/l; con más es una pastelera.'] } },
    flan: {
      n: 4,
      of: {
        huevoLitro: ['fuente', 'De cinco a doce huevos por litro, con holgura: con menos de cinco pequeños no cuaja.'],
        almidonLitro: 'fuente',
      },
    },
    tocino_de_cielo: {
      n: 5,
      of: {
        brixAlmibar: [
          'fisica',
          'Un almíbar más flojo no cuaja la yema (lo damos por defecto al probar; ninguna fuente lo observa); pésalo después de hervir.',
        ],
      },
    },
    panna_cotta: { n: 5, of: { gelatina: ['datos', 'Se publica de 0,5 a 1,45 %; por encima de 2 % es goma.'] } },
    mousse_fruta: {
      n: 6,
      of: {
        gelatina: ['datos', 'Se publica de 0,6 a 1,5 %.'],
      },
    },
    dulce_de_leche: {
      n: 4,
      of: {
        grasaLacteaFinal: [
          'ley',
          'El Código Alimentario Argentino (art. 592) pide de 6 a 9 %; se deja medio punto por el agua que se supone.',
        ],
      },
    },
    nata_montada: {
      n: 4,
      of: {
        grasa: ['fisica', 'Para montar, la nata lleva un 30 % de grasa o más: de 27 a 38 % ya azucarada.'],
        grasaLactea: ['fisica', 'Es la grasa la que monta.'],
      },
    },
    yema_pastelera: { n: 5 },
    crema_mascarpone: {
      n: 5,
      of: {
        azucares: ['datos', 'Se publica del 15 al 26 %; más allá de esta holgura no hay fórmula que la pida.'],
      },
    },
    glaseado_espejo: {
      n: 5,
      of: {
        azucares: ['datos', 'Los de chocolate blanco y leche condensada llegan a 51.'],
        gelatina: [
          'fuente',
          'Se publica de 1,1 a 2,4 %: quien no pesa el agua de la gelatina escribe la cifra más alta.',
        ],
      },
    },
    toffee: {
      n: 5,
      of: {
        aguaAzucar: ['oficio', 'Se publica de 0,61 a 1,06; con menos es duro y con más, nata dulce.'],
      },
    },
    arroz_con_leche: {
      n: 5,
      of: {
        arrozLitro: ['fuente', 'Se publica de 56 a 221 g por litro; se deja algo de holgura.'],
      },
    },
    gelatina_fruta: {
      n: 5,
      of: {
        pure: 'oficio',
        gelatina: ['fisica', 'Con menos de 0,7 % no se desmolda; con más de 3 % es goma. Con la fruta ácida pide más.'],
        grasa: 'oficio',
      },
      styles: {
        sin_gelatina: {
          n: 0,
          of: {
            pure: 'oficio',
            grasa: 'oficio',
            pectina: ['oficio', 'Con más de un 2 % es goma; el agar va por su dosis, de 0,2 a 0,6 %.'],
          },
        },
      },
    },
    confitura: {
      n: 5,
      of: {
        azucarFruta: ['oficio', 'De medio kilo a un kilo de azúcar por kilo de fruta.'],
        frutaFinal: ['ley', 'Confitura: 450 g de fruta o más por kg acabado; extra, 500 (RD 863/2003, 3.1 y 3.2).'],
      },
    },
    pate_de_fruta: {
      n: 4,
      of: {
        azucarFruta: 'oficio',
        pectina: ['fisica', 'Pectina amarilla (HM): con menos de 0,7 % no cuaja, con más de 2 % es goma.'],
        azucares: ['fisica', 'Se cuece hasta 75 °Brix: con menos azúcar hay que evaporar más y se oscurece.'],
        pure: [
          'fuente',
          'La mitad de fruta en lo acabado, 40 % en membrillo y cítricos (D. L’hôte, enseñante confitero).',
        ],
      },
    },
    praline: {
      n: 4,
      of: {
        azucarAlmendra: ['oficio', 'Del 70/30 al 37/63; el oficio dice 50/50 o 60/40.'],
      },
    },
    crujiente_praline: {
      n: 5,
      of: {
        barquillo: ['oficio', 'Con menos no cruje; con más no liga.'],
        agua: ['fisica', 'El agua ablanda el barquillo.'],
      },
    },
    namelaka: {
      n: 5,
    },
    cremoso: {
      n: 5,
      of: {
        yemaLitro: ['oficio', 'Es una inglesa con chocolate.'],
        gelatina: ['oficio', 'Con blanco o con leche.'],
      },
    },
    streusel: {
      n: 5,
      of: {
        azucarPolvos: ['oficio', 'A partes iguales (1:1:1), con o sin almendra.'],
        mantequillaPolvos: 'oficio',
      },
    },
    teja: {
      n: 4,
      of: {
        claraPolvos: ['datos', 'La clara del huevo entero también cuenta.'],
      },
    },
    nube: {
      n: 5,
      of: {
        gelatina: ['fisica', 'Con menos de 1,4 % no sujeta la espuma; con más de 6 % es goma.'],
        grasa: ['fisica', 'La grasa baja la espuma.'],
      },
    },
    rosquillas: {
      n: 4,
      of: {
        liquidoHarina: ['datos', 'Más blanda no se forma.'],
      },
    },
    bizcocho_chocolate: {
      n: 5,
      of: {
        impulsorHarina: [
          'datos',
          'El bicarbonato cuenta por tres y el cacao natural pide más; el sobre de 16 g, por 200 g de harina.',
        ],
      },
    },
    leche_frita: {
      n: 5,
      of: {
        almidonLitro: [
          'datos',
          'En maicena. Por debajo de 60 g por litro son natillas y no se corta; con harina sola se publica hasta 213.',
        ],
      },
    },
    libre: { n: 0 },
  },
}
