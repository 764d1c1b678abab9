import type { RecipeType } from '../../craft/craft.ts'
import type { StyleCondition, StyleId, TypeStyle } from '../../judge/style.ts'
import type { FigureParameters } from '../../ratio/parameter.ts'
import type { FigureRange } from '../../ratio/range.ts'
import type { PasteleriaMatter } from './matter.ts'
import type { PasteleriaRole } from './names.ts'
import { almondAlone, type PasteleriaParameterKey, perLitreOfMilk } from './params.ts'

type OwnKey = Exclude<PasteleriaParameterKey, 'azucares' | 'grasa' | 'proteinas' | 'agua' | 'solidos' | 'pod' | 'kcal_100g' | 'coste_kg_eur'>

/** Ranges as the trade would write them: composition per 100 g, and the ratios of the type. */
interface Limits {
  readonly per100: { readonly [key in 'azucares' | 'grasa' | 'proteinas' | 'agua' | 'pod']?: FigureRange }
  readonly own: { readonly [key in OwnKey]?: FigureRange }
}

/** One of two schools under one name: it applies when none of a role is in the formula, or by one of its figures. */
interface StyleEntry extends Limits, StyleId {
  readonly without?: readonly PasteleriaRole[]
  readonly when?: StyleCondition<PasteleriaParameterKey>
}

interface Entry extends Limits {
  readonly label: string
  /** Other spellings of the type. */
  readonly aliases: readonly string[]
  /** The denominators of its ratios: at least one ingredient of each group, or there is nothing to judge. */
  readonly base: readonly (readonly PasteleriaRole[])[]
  /** Parameters that it reads in its own way. */
  readonly reads?: Partial<FigureParameters<PasteleriaMatter, PasteleriaParameterKey>>
  /** Parameters whose range it shows without judging them. */
  readonly shows?: readonly PasteleriaParameterKey[]
  readonly isFree?: true
  /** Parameters that it shows without a range. */
  readonly informs?: readonly PasteleriaParameterKey[]
  readonly styles?: readonly StyleEntry[]
  /** Water of the finished product, %: CIQUAL, a legal limit or an estimate (docs/ciencia). */
  readonly finalWater?: number
  /** °Brix to which it is boiled down (law, or where it sets). */
  readonly toBrix?: number
  /** Share of the weight that making takes away, where no final water is known; none is said of what stays as it is. */
  readonly loss?: number
  /** Share of the dough that frying adds as oil, unless it is weighed. */
  readonly fryingOil?: number
  /** What should not be there at all goes out whole, not down to what the range tolerates. */
  readonly aims?: { readonly [key in PasteleriaParameterKey]?: number }
  readonly sources: RecipeType<PasteleriaParameterKey>['sources']
}

const FLOUR: readonly PasteleriaRole[] = ['harina', 'almidon']
const NUT: readonly PasteleriaRole[] = ['fruto_seco', 'pasta_fruto_seco']
const MILK_OR_CREAM: readonly PasteleriaRole[] = ['leche', 'nata']
const EGG: readonly PasteleriaRole[] = ['yema', 'huevo']
const FRUIT: readonly PasteleriaRole[] = ['fruta', 'zumo_acido']
const GELLING: readonly PasteleriaRole[] = ['gelatina', 'gelificante']
const CHOCOLATE: readonly PasteleriaRole[] = ['chocolate_negro', 'chocolate_leche', 'chocolate_blanco']
const CHOCOLATE_OR_COCOA: readonly PasteleriaRole[] = [...CHOCOLATE, 'cacao']

/** Target ranges on the raw formula as weighed. The range of `solidos` follows from that of `agua`. */
const table = {
  genoise: {
    label: 'Genovesa (bizcocho genovés)',
    aliases: ['genovesa', 'bizcocho_genoves', 'genoves', 'sponge'],
    base: [FLOUR],
    per100: { azucares: [17, 37.5], grasa: [0, 20], proteinas: [6, 11], agua: [27, 49.5], pod: [19, 36] },
    own: { azucarHarina: [69, 147], huevoHarina: [100, 265], grasaHarina: [0, 95], liquidoHarina: [86, 235], impulsorHarina: [0, 3] },
    finalWater: 28,
    sources: ['cap-patissier', 'ruhlman-ratio'],
  },
  magdalenas: {
    label: 'Magdalenas',
    aliases: ['magdalena', 'madalenas', 'madeleines'],
    base: [FLOUR],
    per100: { azucares: [16, 34.5], grasa: [11, 37], proteinas: [3.5, 7.5], agua: [16, 39], pod: [16, 35] },
    own: { azucarHarina: [51, 142], grasaHarina: [42, 135], huevoHarina: [40, 125], liquidoHarina: [53, 150], impulsorHarina: [1, 10.4] },
    finalWater: 15,
    sources: ['published-pastry'],
  },
  brownie: {
    label: 'Brownie',
    aliases: ['brownies'],
    base: [CHOCOLATE_OR_COCOA],
    per100: { azucares: [22, 53.5], grasa: [17.5, 42], proteinas: [3.5, 9], agua: [10, 27], pod: [21, 48] },
    own: { harina: [4, 24.5], chocolate: [10, 40], harinaChocolate: [0, 135], pctHuevo: [11, 28], grasaAnadida: [7.5, 33] },
    finalWater: 12.8,
    sources: ['published-pastry'],
  },
  pound_cake: {
    label: 'Pound cake (cuatro cuartos)',
    aliases: ['cuatro_cuartos', 'quatre_quarts', 'plum_cake', 'cake'],
    base: [FLOUR],
    per100: { azucares: [17.5, 36.5], grasa: [14, 32.5], proteinas: [4, 8], agua: [18, 37], pod: [18, 34] },
    own: {
      azucarHarina: [68, 153],
      grasaHarina: [56, 139],
      huevoHarina: [60, 150],
      liquidoHarina: [66, 162],
      impulsorHarina: [0, 8.2],
      huevoGrasa: [0.75, 1.8],
      estructuraTernura: [0.8, 1.4],
    },
    finalWater: 20.5,
    sources: ['ruhlman-ratio', 'formulacion-masas', 'figoni-baking', 'gisslen-baking'],
  },
  financier: {
    label: 'Financier',
    aliases: ['financiers', 'visitandine'],
    base: [NUT],
    per100: { azucares: [18, 41], grasa: [16.5, 39], proteinas: [4.5, 10], agua: [19, 39.5], pod: [18, 40] },
    own: { azucarPolvos: [51, 241], claraPolvos: [52, 212], mantequillaPolvos: [38, 203], harinaAlmendra: [10, 181] },
    finalWater: 15.4,
    sources: ['published-pastry'],
  },
  macaron: {
    label: 'Macaron (coques)',
    aliases: ['macarons', 'macarrones'],
    base: [NUT],
    informs: ['tpt'],
    per100: { azucares: [42.8, 61], grasa: [9, 20.5], proteinas: [5.5, 11], agua: [14.5, 29.2], pod: [42, 62] },
    own: { azucarAlmendra: [138, 265], claraAlmendra: [55, 107] },
    finalWater: 7,
    sources: ['published-pastry'],
  },
  masa_tarta: {
    label: 'Masa de tarta (sucrée / quebrada)',
    aliases: ['masa_quebrada', 'pasta_brisa', 'pate_sucree', 'masa_sucree', 'masa_azucarada', 'pasta_flora'],
    base: [FLOUR],
    per100: { azucares: [0, 34], grasa: [15.5, 38], proteinas: [4, 10], agua: [9, 32], pod: [0, 29] },
    own: { azucarHarina: [0, 81], grasaHarina: [34, 86], liquidoHarina: [17, 64] },
    finalWater: 7.2,
    sources: ['cap-patissier', 'ruhlman-ratio'],
  },
  choux: {
    label: 'Pasta choux',
    aliases: ['pasta_choux', 'petisu', 'lionesas', 'profiteroles', 'eclair', 'masa_escaldada'],
    base: [FLOUR],
    per100: { azucares: [0, 7], grasa: [8, 24.5], proteinas: [4.5, 9], agua: [45.5, 74.5], pod: [0, 8] },
    own: { liquidoHarina: [220, 435], grasaHarina: [45, 131], huevoHarina: [105, 250], azucarHarina: [0, 20], panadaHarina: [120, 260] },
    finalWater: 20,
    sources: ['labensky-baking', 'cap-patissier', 'ruhlman-ratio'],
  },
  tarta_santiago: {
    label: 'Tarta de Santiago',
    aliases: ['tarta_de_santiago', 'tarta_almendra'],
    base: [['almendra', 'fruto_seco']],
    reads: almondAlone,
    per100: { azucares: [25.5, 46.5], grasa: [14, 30], proteinas: [9, 15], agua: [17, 37.5], pod: [29, 46] },
    own: { pctAlmendra: [32, 42.5], pctAzucar: [32, 42.5], pctHuevo: [24, 36], harina: [0, 0.5] },
    aims: { harina: 0 },
    finalWater: 17,
    sources: ['igp-tarta-santiago'],
  },
  crema_pastelera: {
    label: 'Crema pastelera',
    aliases: ['pastelera', 'creme_patissiere', 'pastry_cream'],
    base: [MILK_OR_CREAM],
    per100: { azucares: [10, 26], grasa: [2.5, 17], proteinas: [3, 6.5], agua: [53, 78], pod: [6, 27] },
    own: { almidonLitro: [50, 125], huevoLitro: [70, 549], azucarLitro: [100, 437] },
    finalWater: 69.5,
    sources: ['migoya-pastry-cream', 'suas-pastry', 'gisslen-baking', 'fp-cremas'],
  },
  crema_inglesa: {
    label: 'Crema inglesa',
    aliases: ['inglesa', 'creme_anglaise', 'custard'],
    base: [MILK_OR_CREAM, EGG],
    per100: { azucares: [9, 30], grasa: [2.6, 24], proteinas: [3, 7], agua: [48, 84.5], pod: [5, 26] },
    own: { yemaLitro: [85, 420], azucarLitro: [70, 522], almidonLitro: [0, 15] },
    sources: ['ruhlman-ratio', 'fp-cremas'],
  },
  natillas: {
    label: 'Natillas',
    aliases: ['natilla'],
    base: [MILK_OR_CREAM],
    per100: { azucares: [9, 24], grasa: [2.8, 11], proteinas: [3, 6.5], agua: [58.5, 86.5], pod: [5, 24] },
    own: { almidonLitro: [0, 50], yemaLitro: [50, 328], espesanteLitro: [20, 75], azucarLitro: [60, 364] },
    sources: ['fp-cremas', 'published-pastry'],
  },
  diplomatica: {
    label: 'Crema diplomática',
    aliases: ['crema_diplomatica', 'crema_diplomata', 'crema_madame', 'creme_diplomate'],
    base: [['leche']],
    reads: perLitreOfMilk,
    per100: { azucares: [6.5, 21], grasa: [8, 29], proteinas: [2.6, 6], agua: [48.5, 76.5], pod: [4.5, 23] },
    own: { almidonLitro: [50, 130], huevoLitro: [80, 400], azucarLitro: [92, 482], nataBase: [22, 132], gelatina: [0, 1.5] },
    sources: ['cap-patissier'],
  },
  muselina: {
    label: 'Crema muselina',
    aliases: ['crema_muselina', 'mousseline'],
    base: [['leche']],
    reads: perLitreOfMilk,
    per100: { azucares: [8, 23.5], grasa: [12.5, 43.5], proteinas: [2, 5], agua: [36, 69], pod: [6, 25] },
    own: { almidonLitro: [50, 125], huevoLitro: [80, 400], azucarLitro: [105, 469], mantequillaBase: [18, 80] },
    sources: ['cap-patissier'],
  },
  bavarois: {
    label: 'Bavarois (crema bávara)',
    aliases: ['bavaroise', 'bavaresa', 'crema_bavara'],
    base: [['leche', 'fruta']],
    reads: perLitreOfMilk,
    per100: { azucares: [7, 23.5], grasa: [6.5, 30], proteinas: [3, 6.5], agua: [50.5, 79.5], pod: [6, 24] },
    own: { yemaLitro: [74, 537], azucarLitro: [92, 561], nataBase: [22, 165], gelatina: [0.55, 1.8] },
    styles: [
      {
        id: 'fruta',
        label: 'Bavarois de fruta',
        without: ['leche'],
        per100: { azucares: [13, 28], grasa: [6, 22], proteinas: [1.5, 5], agua: [52, 74], pod: [8, 30] },
        own: { pure: [18, 60], nata: [20, 60], gelatina: [0.6, 1.7] },
      },
    ],
    sources: ['cap-patissier', 'published-pastry'],
  },
  ganache_negro: {
    label: 'Ganache de chocolate negro',
    aliases: ['ganache_negra', 'trufa', 'trufa_cocida'],
    base: [CHOCOLATE],
    per100: { azucares: [13, 42], grasa: [23, 48], proteinas: [2.2, 6.5], agua: [14, 47], pod: [12, 40] },
    own: { chocolateNata: [0.58, 2.75], mantecaCacao: [12, 28], grasaLactea: [7, 32.5], grasaAgua: [0.7, 2.9], aw: [0.7, 0.97] },
    sources: ['valrhona-chocolat', 'chocolate-academy', 'cap-patissier'],
  },
  ganache_blanco: {
    label: 'Ganache de chocolate blanco',
    aliases: ['ganache_blanca'],
    base: [['chocolate_blanco', 'chocolate_leche', 'chocolate_negro']],
    per100: { azucares: [27, 57], grasa: [25.5, 45.5], proteinas: [3.2, 7.5], agua: [10, 28], pod: [24, 52] },
    own: { chocolateNata: [1.6, 4.3], mantecaCacao: [13.5, 33], grasaLactea: [7, 24], grasaAgua: [1.3, 4], aw: [0.65, 0.92] },
    styles: [
      {
        id: 'montada',
        label: 'Ganache blanca montada',
        when: { figure: 'chocolateNata', most: 0.8 },
        per100: { azucares: [8.5, 28], grasa: [29, 41], proteinas: [2, 5.3], agua: [30, 54], pod: [6.5, 27.5] },
        own: { chocolateNata: [0.35, 0.8], mantecaCacao: [3.5, 17.5], grasaLactea: [16.5, 35], gelatina: [0, 0.8] },
      },
    ],
    sources: ['valrhona-chocolat', 'cap-patissier'],
  },
  mousse_chocolate: {
    label: 'Mousse de chocolate',
    aliases: ['mousse_de_chocolate', 'mousse'],
    base: [CHOCOLATE],
    per100: { azucares: [10, 33], grasa: [13, 39], proteinas: [3.5, 10], agua: [27, 62], pod: [10, 32] },
    own: { chocolate: [25, 52], mantecaCacao: [7.5, 22.5], espumante: [25, 83], gelatina: [0, 1] },
    styles: [
      {
        id: 'nata',
        label: 'Mousse de chocolate con nata',
        when: { figure: 'nata', least: 35 },
        per100: { azucares: [9, 33], grasa: [12, 43], proteinas: [3.5, 10], agua: [26, 64], pod: [10, 32] },
        own: { chocolate: [18, 55], mantecaCacao: [6, 24], espumante: [23, 101], gelatina: [0, 1.2] },
      },
    ],
    sources: ['valrhona-chocolat', 'published-pastry'],
  },
  buttercream: {
    label: 'Crema de mantequilla (buttercream)',
    aliases: ['crema_mantequilla', 'crema_de_mantequilla'],
    base: [['mantequilla', 'margarina']],
    per100: { azucares: [13, 52], grasa: [27.6, 55], proteinas: [0.5, 5.5], agua: [10, 47], pod: [13, 52] },
    own: { mantequilla: [29, 70.5], azucarMantequilla: [23, 161], huevoMantequilla: [8, 108] },
    styles: [
      {
        id: 'americana',
        label: 'Buttercream americana (mantequilla y azúcar glas)',
        without: ['huevo'],
        per100: { azucares: [38, 72], grasa: [22, 50], proteinas: [0, 1.5], agua: [4, 20], pod: [37, 74] },
        own: { mantequilla: [26, 60], azucarMantequilla: [80, 240] },
      },
    ],
    sources: ['published-pastry'],
  },
  lemon_curd: {
    label: 'Crema de limón (lemon curd)',
    aliases: ['crema_limon', 'crema_de_limon', 'curd'],
    base: [['zumo_acido']],
    per100: { azucares: [17, 43], grasa: [8, 41], proteinas: [2, 7], agua: [29, 60], pod: [17, 44] },
    own: { zumo: [12, 34], azucarZumo: [0.8, 2.6], huevoZumo: [0.6, 2.2], mantequilla: [8, 45] },
    sources: ['published-pastry'],
  },
  merengue: {
    label: 'Merengue',
    aliases: ['merengue_frances', 'merengue_italiano', 'merengue_suizo', 'meringue'],
    base: [['clara', 'huevo']],
    per100: { azucares: [40, 81], grasa: [0, 0.5], proteinas: [2.2, 6.3], agua: [19.5, 57], pod: [44, 75] },
    own: { azucarClara: [0.9, 3.1] },
    aims: { grasa: 0 },
    sources: ['gisslen-baking', 'published-pastry'],
  },
  cheesecake: {
    label: 'Tarta de queso (cheesecake)',
    aliases: ['tarta_queso', 'tarta_de_queso'],
    base: [['queso']],
    per100: { azucares: [12, 28], grasa: [12.5, 32], proteinas: [3.8, 9.5], agua: [37.5, 70], pod: [9, 30] },
    own: { queso: [28, 75], azucarQueso: [18, 61], huevoQueso: [10, 72], nataQueso: [0, 105], harina: [0, 5] },
    styles: [
      {
        id: 'fria',
        label: 'Tarta de queso fría (sin horno)',
        without: ['huevo'],
        per100: { azucares: [10, 30], grasa: [12, 34], proteinas: [2.8, 10], agua: [36, 66], pod: [5, 32] },
        own: { queso: [25, 78], azucarQueso: [12, 60], nataQueso: [0, 150], gelatina: [0, 1.8] },
      },
    ],
    finalWater: 47,
    sources: ['published-pastry'],
  },
  frangipane: {
    label: 'Frangipane (crema de almendra + pastelera)',
    aliases: ['frangipani'],
    base: [NUT],
    reads: perLitreOfMilk,
    per100: { azucares: [14.5, 32.5], grasa: [13.5, 39.5], proteinas: [4, 10], agua: [23, 60.5], pod: [15, 32] },
    own: { pctAlmendra: [7.5, 35.5], mantequillaAlmendra: [54, 155], huevoAlmendra: [33, 256], lecheAlmendra: [30, 330] },
    styles: [
      {
        id: 'crema_almendra',
        label: 'Frangipane sin crema pastelera (crema de almendra)',
        without: ['leche'],
        per100: { azucares: [16.5, 36.5], grasa: [22.5, 50.5], proteinas: [6, 12], agua: [13.5, 35], pod: [18, 36] },
        own: { pctAlmendra: [12, 43.5], azucarAlmendra: [52, 185], mantequillaAlmendra: [60, 170], huevoAlmendra: [34, 190], lecheAlmendra: [0, 40] },
      },
    ],
    sources: ['cap-patissier', 'published-pastry'],
  },
  bizcocho: {
    label: 'Bizcocho (de yogur, de aceite)',
    aliases: ['bizcocho_yogur', 'bizcocho_de_yogur', 'cupcake', 'muffin', 'muffins'],
    base: [FLOUR],
    per100: { azucares: [14, 38], grasa: [7, 32.5], proteinas: [4, 9], agua: [16.5, 49], pod: [14, 34] },
    own: {
      azucarHarina: [45, 167],
      grasaHarina: [25, 130],
      huevoHarina: [35, 140],
      liquidoHarina: [67, 195],
      impulsorHarina: [1, 10.4],
      estructuraTernura: [0.85, 2.2],
    },
    finalWater: 20,
    sources: ['formulacion-masas', 'published-pastry'],
  },
  soletilla: {
    label: 'Bizcocho de soletilla',
    aliases: ['bizcocho_soletilla', 'savoiardi', 'melindros'],
    base: [FLOUR],
    per100: { azucares: [17, 41], grasa: [0, 9.5], proteinas: [5.5, 11], agua: [27, 52], pod: [18.5, 37.5] },
    own: { azucarHarina: [60, 210], huevoHarina: [125, 325], grasaHarina: [0, 51.5], impulsorHarina: [0, 1.65] },
    finalWater: 12,
    sources: ['published-pastry'],
  },
  joconda: {
    label: 'Bizcocho gioconda',
    aliases: ['gioconda', 'joconde'],
    base: [NUT],
    per100: { azucares: [15, 32], grasa: [11, 26], proteinas: [8.6, 13.4], agua: [29.5, 49.5], pod: [16, 30] },
    own: { azucarAlmendra: [58, 168], claraAlmendra: [107, 242], huevoAlmendra: [97, 358], harinaAlmendra: [9, 55] },
    finalWater: 28,
    sources: ['ferrandi-versailles', 'published-pastry'],
  },
  dacquoise: {
    label: 'Dacquoise',
    aliases: ['dacoise'],
    base: [NUT],
    per100: { azucares: [20.5, 50.5], grasa: [8.5, 32], proteinas: [6, 14], agua: [19.5, 41], pod: [23, 46] },
    own: { azucarAlmendra: [36, 212], claraAlmendra: [51, 192], claraPolvos: [68, 170], harinaAlmendra: [0, 53] },
    finalWater: 14,
    sources: ['ferrandi-versailles'],
  },
  tarta_zanahoria: {
    label: 'Tarta de zanahoria (carrot cake)',
    aliases: ['carrot_cake', 'tarta_de_zanahoria', 'pastel_zanahoria'],
    base: [['zanahoria']],
    per100: { azucares: [13, 37], grasa: [12, 32.5], proteinas: [2.6, 7.4], agua: [23, 44.5], pod: [12.5, 33.5] },
    own: { azucarHarina: [55, 246], grasaHarina: [60, 143], huevoHarina: [46, 125], zanahoriaHarina: [55, 215], impulsorHarina: [1.5, 10.3] },
    finalWater: 26,
    sources: ['published-pastry'],
  },
  coulant: {
    label: 'Coulant de chocolate',
    aliases: ['fondant_chocolate', 'volcan_chocolate', 'mi_cuit'],
    base: [CHOCOLATE_OR_COCOA],
    per100: { azucares: [13.5, 41], grasa: [17.5, 44.5], proteinas: [5.1, 9.4], agua: [16, 38], pod: [13, 37] },
    own: { harina: [3, 16.5], chocolate: [12, 45], huevoHarina: [190, 609] },
    finalWater: 22,
    sources: ['published-pastry'],
  },
  hojaldre: {
    label: 'Hojaldre',
    aliases: ['masa_hojaldre', 'puff_pastry'],
    base: [['harina']],
    per100: { azucares: [0, 3], grasa: [17, 42], proteinas: [3.1, 7.4], agua: [22.5, 42.5], pod: [0, 5] },
    own: { grasaHarina: [37, 114], liquidoHarina: [48, 108], salHarina: [0.8, 3] },
    finalWater: 7.2,
    sources: ['published-pastry'],
  },
  sable: {
    label: 'Sablé / pasta de té',
    aliases: ['sablee', 'pasta_te', 'pastas_de_te', 'shortbread'],
    base: [FLOUR],
    per100: { azucares: [11.5, 32.5], grasa: [15, 38], proteinas: [3.5, 9], agua: [6.5, 23], pod: [11.5, 29.5] },
    own: { azucarHarina: [20, 90], grasaHarina: [33, 96], liquidoHarina: [14, 63], impulsorHarina: [0, 7] },
    finalWater: 7.2,
    sources: ['cap-patissier', 'ruhlman-ratio'],
  },
  cookies: {
    label: 'Cookies',
    aliases: ['cookie', 'galletas'],
    base: [FLOUR],
    per100: { azucares: [19, 45.5], grasa: [16, 39], proteinas: [3.6, 7.9], agua: [7, 18], pod: [22.5, 41.5] },
    own: { azucarHarina: [48, 250], grasaHarina: [50, 197], huevoHarina: [15, 54], liquidoHarina: [33.5, 73], impulsorHarina: [1.3, 9.1] },
    finalWater: 5,
    sources: ['published-pastry'],
  },
  polvoron: {
    label: 'Polvorón / mantecado',
    aliases: ['polvorones', 'mantecado', 'mantecados'],
    base: [['harina']],
    shows: ['agua'],
    per100: { azucares: [12, 33], grasa: [20.5, 39.5], proteinas: [4, 9.5], agua: [0.8, 8.5], pod: [14.5, 31.5] },
    own: { azucarHarina: [27, 85], grasaHarina: [37, 115], pctAlmendra: [3, 35.5] },
    finalWater: 2,
    sources: ['igp-estepa', 'published-pastry'],
  },
  sobao: {
    label: 'Sobao pasiego',
    aliases: ['sobaos', 'sobao_pasiego'],
    base: [FLOUR],
    per100: { azucares: [16, 35], grasa: [15.5, 34.5], proteinas: [4.2, 7.3], agua: [15.5, 33.5], pod: [18, 32] },
    own: { azucarHarina: [55, 189], grasaHarina: [59, 163], huevoHarina: [50, 125], impulsorHarina: [1.2, 8.5], grasaProducto: [23.5, 33] },
    finalWater: 17.5,
    sources: ['igp-sobao-pasiego', 'published-pastry'],
  },
  ganache_leche: {
    label: 'Ganache de chocolate con leche',
    aliases: ['ganache_con_leche'],
    base: [['chocolate_leche', 'chocolate_negro', 'chocolate_blanco']],
    per100: { azucares: [21, 51], grasa: [25, 46], proteinas: [3.1, 7.4], agua: [11.5, 32], pod: [20, 46] },
    own: { chocolateNata: [0.8, 4.1], mantecaCacao: [11.5, 31], grasaLactea: [7.5, 27.5], grasaAgua: [1.15, 2.95], aw: [0.67, 0.96] },
    sources: ['valrhona-chocolat', 'cap-patissier'],
  },
  ganache_montada: {
    label: 'Ganache montada',
    aliases: ['namelaka_montada', 'ganache_batida'],
    base: [CHOCOLATE],
    per100: { azucares: [8.5, 28], grasa: [27, 43], proteinas: [2, 5.3], agua: [28.5, 58], pod: [6.5, 27.5] },
    own: { chocolateNata: [0.15, 0.9], mantecaCacao: [3.5, 17.5], grasaLactea: [15.5, 40.5], gelatina: [0, 0.9] },
    sources: ['cap-patissier', 'published-pastry'],
  },
  crema_almendra: {
    label: 'Crema de almendra',
    aliases: ['crema_de_almendra', 'crema_almendras'],
    base: [NUT],
    per100: { azucares: [16.5, 36.5], grasa: [24, 50], proteinas: [6, 12], agua: [13, 35.5], pod: [18, 36] },
    own: { pctAlmendra: [13.5, 48.5], azucarAlmendra: [54, 165], mantequillaAlmendra: [56, 150], huevoAlmendra: [28, 190], lecheAlmendra: [0, 40] },
    sources: ['cap-patissier', 'published-pastry'],
  },
  crema_catalana: {
    label: 'Crema catalana',
    aliases: ['crema_quemada'],
    base: [MILK_OR_CREAM],
    per100: { azucares: [9.5, 26.5], grasa: [2.6, 12], proteinas: [3, 6.1], agua: [59.5, 80.5], pod: [7, 24] },
    own: { almidonLitro: [14, 70], yemaLitro: [57, 381], azucarLitro: [71, 369] },
    sources: ['fp-cremas', 'published-pastry'],
  },
  flan: {
    label: 'Flan de huevo',
    aliases: ['flan_huevo', 'creme_caramel'],
    base: [['huevo']],
    shows: ['azucarLitro'],
    per100: { azucares: [5, 30.5], grasa: [2.4, 9], proteinas: [3.9, 7.3], agua: [57.5, 87.5], pod: [5, 26.5] },
    own: { huevoLitro: [234, 748], azucarLitro: [29, 607], almidonLitro: [0, 22] },
    finalWater: 72,
    sources: ['published-pastry'],
  },
  tocino_de_cielo: {
    label: 'Tocino de cielo',
    aliases: ['tocinillo_de_cielo', 'tocino_cielo'],
    base: [EGG],
    per100: { azucares: [29, 61], grasa: [2.6, 13.5], proteinas: [3.1, 7.9], agua: [30.5, 55], pod: [35.5, 55.5] },
    own: { huevoAzucar: [34, 148], brixAlmibar: [54, 80], yema: [10, 60] },
    finalWater: 38,
    sources: ['published-pastry'],
  },
  panna_cotta: {
    label: 'Panna cotta',
    aliases: ['panacota'],
    base: [['nata']],
    per100: { azucares: [7, 23], grasa: [12.5, 39.5], proteinas: [2.1, 4.2], agua: [37, 80.5], pod: [4, 20.5] },
    own: { gelatina: [0.45, 1.65], azucarLitro: [40, 304], grasaLactea: [10, 44.5] },
    sources: ['published-pastry'],
  },
  mousse_fruta: {
    label: 'Mousse de fruta',
    aliases: ['mousse_de_fruta'],
    base: [['fruta']],
    per100: { azucares: [12.5, 31], grasa: [5.5, 25.5], proteinas: [1.7, 4.8], agua: [43, 77], pod: [12.5, 30.5] },
    own: { pure: [12, 71], nata: [12, 82], gelatina: [0.5, 1.85] },
    sources: ['published-pastry'],
  },
  dulce_de_leche: {
    label: 'Dulce de leche',
    aliases: ['dulce_leche', 'arequipe'],
    base: [['leche']],
    per100: { azucares: [13, 31.5], grasa: [1.7, 4.8], proteinas: [2, 4], agua: [57, 82], pod: [12, 29] },
    own: { azucarLitro: [94, 407], grasaLacteaFinal: [5.5, 9.5] },
    finalWater: 30,
    sources: ['caa-592'],
  },
  nata_montada: {
    label: 'Nata montada (chantilly)',
    aliases: ['chantilly', 'crema_chantilly'],
    base: [['nata']],
    per100: { azucares: [5, 19], grasa: [26.5, 38], proteinas: [1.6, 2.6], agua: [42, 68], pod: [2, 18] },
    own: { azucarLitro: [33, 228], grasaLactea: [26.5, 38] },
    sources: ['published-pastry'],
  },
  yema_pastelera: {
    label: 'Yema pastelera',
    aliases: ['yema', 'yema_fina', 'yema_confitera'],
    base: [EGG],
    shows: ['grasa'],
    per100: { azucares: [27, 59], grasa: [1.3, 18.5], proteinas: [3.6, 8.4], agua: [28, 56.5], pod: [33.5, 53.5] },
    own: { azucarHuevo: [0.25, 2.9], brixAlmibar: [55, 93] },
    sources: ['published-pastry'],
  },
  crema_mascarpone: {
    label: 'Crema de mascarpone (tiramisú)',
    aliases: ['tiramisu', 'crema_tiramisu'],
    base: [['mascarpone']],
    per100: { azucares: [10.5, 30.5], grasa: [15.5, 39], proteinas: [2.6, 7.4], agua: [34, 60], pod: [8.5, 31.5] },
    own: { mascarpone: [19, 89], yema: [4, 31.5] },
    sources: ['published-pastry'],
  },
  glaseado_espejo: {
    label: 'Glaseado espejo',
    aliases: ['glasa_espejo', 'mirror_glaze'],
    base: [['gelatina', 'gelificante']],
    per100: { azucares: [23.5, 59.5], grasa: [1.5, 18], proteinas: [2.1, 6.4], agua: [17, 55], pod: [27, 54] },
    own: { gelatina: [0.9, 2.5], brix: [39, 73] },
    sources: ['published-pastry'],
  },
  toffee: {
    label: 'Salsa de caramelo / toffee',
    aliases: ['caramelo_salado', 'salsa_caramelo'],
    base: [['azucar']],
    per100: { azucares: [21.5, 67.5], grasa: [12, 44.5], proteinas: [0.4, 2.7], agua: [15, 42.5], pod: [28.5, 59.5] },
    own: { nataAzucar: [0.15, 2.9], aguaAzucar: [0.3, 1.3], mantequillaAzucar: [0, 119] },
    sources: ['ruhlman-ratio', 'published-pastry'],
  },
  arroz_con_leche: {
    label: 'Arroz con leche',
    aliases: ['arroz_leche'],
    base: [['arroz']],
    per100: { azucares: [7, 23], grasa: [2, 8.5], proteinas: [2.3, 4.7], agua: [62.5, 82.5], pod: [6, 22] },
    own: { arrozLitro: [45, 225], azucarLitro: [42, 290] },
    finalWater: 71.5,
    sources: ['published-pastry'],
  },
  gelatina_fruta: {
    label: 'Gelatina de fruta (gelée, inserto)',
    aliases: [
      'gelee',
      'gelatina_de_fruta',
      'gelatina_frambuesa',
      'inserto',
      'insert',
      'inserto_de_fruta',
      'coulis_gelificado',
      'espejo_de_fruta',
      'miroir',
      'confit_de_fruta',
      'compotada',
    ],
    base: [FRUIT, GELLING],
    per100: { azucares: [8, 47], agua: [48, 88], grasa: [0, 1.5] },
    own: { pure: [40, 100], gelatina: [0.8, 2.9] },
    styles: [
      {
        id: 'sin_gelatina',
        label: 'Gelatina de fruta con pectina o agar',
        without: ['gelatina'],
        per100: { azucares: [8, 47], agua: [48, 88], grasa: [0, 1.5] },
        own: { pure: [40, 100], pectina: [0, 2] },
      },
    ],
    loss: 0,
    sources: ['published-pastry', 'obrador'],
  },
  confitura: {
    label: 'Confitura o mermelada',
    aliases: [
      'mermelada',
      'mermeladas',
      'confituras',
      'jam',
      'marmalade',
      'confiture',
      'marmellata',
      'confettura',
      'melmelada',
      'jalea',
      'dulce_de_fruta',
      'membrillo',
    ],
    base: [['fruta'], ['azucar']],
    shows: ['agua'],
    per100: { azucares: [28, 64], agua: [32, 71] },
    own: { azucarFruta: [38, 120], pure: [41, 80], frutaFinal: [450, 1350] },
    toBrix: 60,
    sources: ['rd-863-2003', 'published-pastry', 'obrador'],
  },
  pate_de_fruta: {
    label: 'Pâte de fruit (pasta de fruta)',
    aliases: ['pate_de_fruit', 'pate_de_fruits', 'pasta_de_fruta', 'pates_de_fruits', 'gominola_de_fruta', 'gelatina_de_pectina', 'fruit_jelly'],
    base: [FRUIT, ['gelificante']],
    shows: ['acido', 'agua'],
    per100: { azucares: [42, 66], agua: [26, 49] },
    own: { azucarFruta: [71, 170], pectina: [0.8, 1.8], pure: [34, 62], acido: [0.05, 0.7] },
    toBrix: 75,
    sources: ['published-pastry', 'obrador'],
  },
  praline: {
    label: 'Praliné (50/50, 60/40)',
    aliases: ['praline_avellana', 'praline_almendra', 'pralin', 'pasta_de_praline', 'praline_50', 'praline_60', 'pasta_pralinee'],
    base: [NUT, ['azucar']],
    shows: ['agua'],
    per100: { grasa: [16, 49], azucares: [26, 67], agua: [0, 16] },
    own: { azucarAlmendra: [40, 170], pctAlmendra: [33, 77] },
    finalWater: 1.5,
    sources: ['published-pastry', 'obrador'],
  },
  crujiente_praline: {
    label: 'Crujiente de praliné (feuilletine)',
    aliases: [
      'crujiente',
      'crocante_de_praline',
      'croustillant',
      'praline_feuilletine',
      'feuilletine',
      'base_crujiente',
      'praline_feuillete',
      'crujiente_de_barquillo',
      'crunch',
    ],
    base: [NUT],
    per100: { grasa: [19, 47], azucares: [26, 58], agua: [0, 4] },
    own: { barquillo: [18, 45], chocolate: [8, 45] },
    loss: 0,
    sources: ['published-pastry', 'obrador'],
  },
  namelaka: {
    label: 'Namelaka',
    aliases: ['namelakas', 'namelaka_de_chocolate', 'namelaka_vainilla', 'ultracremoso'],
    base: [CHOCOLATE, ['nata'], ['leche']],
    per100: { azucares: [9, 33], grasa: [20, 38], agua: [32, 57] },
    own: { chocolateNata: [0.3, 0.9], gelatina: [0.3, 1.2] },
    loss: 0.02,
    sources: ['published-pastry', 'obrador'],
  },
  cremoso: {
    label: 'Cremoso de chocolate (crémeux)',
    aliases: ['cremeux', 'cremoso_de_chocolate', 'cremoso_chocolate', 'cremoux'],
    base: [CHOCOLATE_OR_COCOA, EGG, MILK_OR_CREAM],
    per100: { azucares: [11, 31], grasa: [15, 35], agua: [36, 61] },
    own: { chocolate: [12, 39], yemaLitro: [100, 330], gelatina: [0, 0.9] },
    loss: 0.03,
    sources: ['published-pastry', 'obrador'],
  },
  streusel: {
    label: 'Streusel o crumble',
    aliases: ['crumble', 'streussel', 'migas_dulces', 'tierra', 'tierra_de_cacao', 'craquelin', 'crumble_de_almendra'],
    base: [['harina']],
    per100: { azucares: [19.5, 40], grasa: [16, 47], agua: [4, 13] },
    own: { azucarPolvos: [36, 120], mantequillaPolvos: [28, 115] },
    finalWater: 3,
    sources: ['published-pastry', 'obrador'],
  },
  teja: {
    label: 'Teja de almendra (tuile)',
    aliases: ['tejas', 'teja_de_almendra', 'tejas_de_almendra', 'tuile', 'tuiles', 'tejas_de_tolosa'],
    base: [['fruto_seco', 'harina']],
    per100: { azucares: [17.5, 45], grasa: [13, 37], agua: [14, 38] },
    own: { azucarPolvos: [34, 145], claraPolvos: [20, 145], mantequillaPolvos: [0, 65] },
    finalWater: 3,
    sources: ['published-pastry', 'obrador'],
  },
  nube: {
    label: 'Nube (marshmallow)',
    aliases: ['nubes', 'marshmallow', 'marshmallows', 'malvavisco', 'guimauve', 'jamon_dulce', 'nube_de_azucar', 'esponjita'],
    base: [GELLING, ['azucar']],
    per100: { azucares: [31, 77], agua: [24, 61], grasa: [0, 0.6] },
    own: { gelatina: [1.4, 6] },
    finalWater: 20,
    sources: ['published-pastry', 'obrador'],
  },
  rosquillas: {
    label: 'Rosquillas (roscos fritos)',
    aliases: [
      'rosquilla',
      'roscos',
      'rosco',
      'roscos_fritos',
      'rosquillas_de_anis',
      'rosquillas_fritas',
      'rosquitas',
      'rosquillas_listas',
      'rosquillas_tontas',
    ],
    base: [['harina']],
    per100: {},
    own: { azucarHarina: [10, 61], grasaHarina: [4.5, 45], huevoHarina: [9, 50], liquidoHarina: [36, 90], impulsorHarina: [0.8, 6] },
    finalWater: 18,
    fryingOil: 0.08,
    sources: ['published-pastry', 'obrador'],
  },
  bizcocho_chocolate: {
    label: 'Bizcocho de chocolate o cacao',
    aliases: [
      'bizcocho_de_chocolate',
      'bizcocho_cacao',
      'bizcocho_de_cacao',
      'pastel_de_chocolate',
      'tarta_de_chocolate',
      'chocolate_cake',
      'devils_food',
      'torta_al_cioccolato',
      'gateau_au_chocolat',
      'sacher',
      'pa_de_pessic_de_xocolata',
    ],
    base: [FLOUR, ['chocolate_negro', 'chocolate_leche', 'cacao']],
    per100: {},
    own: { azucarHarina: [53, 225], grasaHarina: [25, 180], huevoHarina: [31, 155], liquidoHarina: [56, 320], impulsorHarina: [1, 15], chocolate: [5, 40] },
    finalWater: 24,
    sources: ['published-pastry', 'obrador'],
  },
  leche_frita: {
    label: 'Leche frita (la crema)',
    aliases: ['leche_frita_casera', 'crema_frita', 'llet_fregida', 'fried_milk', 'latte_fritto', 'crema_para_freir'],
    base: [['leche']],
    shows: ['grasa'],
    per100: { grasa: [0.3, 8] },
    own: { almidonLitro: [60, 240], azucarLitro: [85, 250], huevoLitro: [0, 110] },
    loss: 0.08,
    sources: ['published-pastry', 'obrador'],
  },
  libre: {
    label: 'Libre (sin rangos): receta dulce',
    aliases: ['sin_tipo', 'otro', 'otros', 'personalizado', 'free'],
    isFree: true,
    base: [],
    per100: {},
    own: {},
    sources: ['obrador'],
  },
} as const satisfies Readonly<Record<string, Entry>>

export type PasteleriaTypeKey = keyof typeof table

export interface PastryStyle extends TypeStyle<PasteleriaParameterKey> {
  readonly without: readonly PasteleriaRole[]
}

export interface PasteleriaRecipe extends RecipeType<PasteleriaParameterKey>, Omit<Entry, 'per100' | 'own' | 'styles' | 'shows'> {
  readonly styles: readonly PastryStyle[]
}

/**
 * Shown with their range and not judged: they follow others (sweetness the sugars, solids the water), or caught neither a
 * flaw nor a mutant of the corpus that another parameter did not catch too.
 */
const INFORM: readonly PasteleriaParameterKey[] = [
  'pod',
  'solidos',
  'proteinas',
  'estructuraTernura',
  'huevoGrasa',
  'grasaAgua',
  'aw',
  'lecheAlmendra',
  'nataQueso',
  'zumo',
  'brix',
]

/** Room that the solids leave for alcohol, points. */
const SLACK_FOR_ALCOHOL = 2

function rangesOf({ per100, own }: Limits): PasteleriaRecipe['ranges'] {
  const { pod, ...composition } = per100
  const { agua } = per100
  const solidos: FigureRange | undefined = agua && [100 - SLACK_FOR_ALCOHOL - agua[1], 100 - agua[0]]
  return { ...composition, ...(solidos && { solidos }), ...(pod && { pod }), ...own }
}

function recipeOf({ per100, own, styles = [], shows = [], ...entry }: Entry): PasteleriaRecipe {
  return {
    ...entry,
    unjudged: shows.length > 0 ? [...INFORM, ...shows] : INFORM,
    ranges: rangesOf({ per100, own }),
    styles: styles.map(({ per100: common, own: ratios, without = [], ...style }) => ({
      ...style,
      without,
      ranges: rangesOf({ per100: common, own: ratios }),
    })),
  }
}

export const pasteleriaTypes = Object.fromEntries(Object.entries<Entry>(table).map(([id, entry]) => [id, recipeOf(entry)])) as Readonly<
  Record<PasteleriaTypeKey, PasteleriaRecipe>
>
