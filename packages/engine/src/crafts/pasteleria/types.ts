import type { RecipeType } from '../../craft/craft.ts'
import type { Parameters } from '../../ratio/parameter.ts'
import type { Range } from '../../ratio/range.ts'
import type { Matter } from './matter.ts'
import type { Role } from './names.ts'
import { almondAlone, type ParameterKey, perLitreOfMilk } from './params.ts'

type OwnKey = Exclude<ParameterKey, 'azucares' | 'grasa' | 'proteinas' | 'agua' | 'solidos' | 'pod' | 'kcal_100g' | 'coste_kg_eur'>

/** Ranges as the trade would write them: composition per 100 g, and the ratios of the type. */
interface Limits {
  readonly per100: { readonly [key in 'azucares' | 'grasa' | 'proteinas' | 'agua' | 'pod']: Range }
  readonly own: { readonly [key in OwnKey]?: Range }
}

/** One of two schools under one name: it applies when none of a role is in the formula. */
interface StyleEntry extends Limits {
  readonly id: string
  readonly label: string
  readonly without: readonly Role[]
}

interface Entry extends Limits {
  readonly label: string
  /** Other spellings of the type. */
  readonly aliases: readonly string[]
  /** The denominators of its ratios: at least one ingredient of each group, or there is nothing to judge. */
  readonly base: readonly (readonly Role[])[]
  /** Parameters that it reads in its own way. */
  readonly reads?: Partial<Parameters<Matter, ParameterKey>>
  /** Parameters that it shows without judging them. */
  readonly informs?: readonly ParameterKey[]
  readonly styles?: readonly StyleEntry[]
  /** Water of the finished product, %: CIQUAL, a legal limit or an estimate (docs/ciencia). */
  readonly finalWater?: number
  /** What should not be there at all goes out whole, not down to what the range tolerates. */
  readonly aims?: { readonly [key in ParameterKey]?: number }
  readonly sources: RecipeType<ParameterKey>['sources']
}

const FLOUR: readonly Role[] = ['harina', 'almidon']
const NUT: readonly Role[] = ['fruto_seco', 'pasta_fruto_seco']
const MILK_OR_CREAM: readonly Role[] = ['leche', 'nata']
const EGG: readonly Role[] = ['yema', 'huevo']
const CHOCOLATE: readonly Role[] = ['chocolate_negro', 'chocolate_leche', 'chocolate_blanco']
const CHOCOLATE_OR_COCOA: readonly Role[] = [...CHOCOLATE, 'cacao']

/** Target ranges on the raw formula as weighed. The range of `solidos` follows from that of `agua`. */
const table = {
  genoise: {
    label: 'Genovesa (bizcocho genovés)',
    aliases: ['genovesa', 'bizcocho_genoves', 'genoves', 'sponge'],
    base: [FLOUR],
    per100: { azucares: [20, 34], grasa: [0, 17], proteinas: [6, 11], agua: [30, 46], pod: [19, 36] },
    own: { azucarHarina: [75, 130], huevoHarina: [130, 240], grasaHarina: [0, 70], liquidoHarina: [105, 200], impulsorHarina: [0, 3] },
    finalWater: 28,
    sources: ['cap-patissier', 'ruhlman-ratio'],
  },
  magdalenas: {
    label: 'Magdalenas',
    aliases: ['magdalena', 'madalenas', 'madeleines'],
    base: [FLOUR],
    per100: { azucares: [17, 33], grasa: [12, 31], proteinas: [3.5, 7.5], agua: [16, 37], pod: [16, 35] },
    own: { azucarHarina: [60, 125], grasaHarina: [45, 120], huevoHarina: [40, 125], liquidoHarina: [60, 150], impulsorHarina: [1, 6.5] },
    finalWater: 15,
    sources: ['published-pastry'],
  },
  brownie: {
    label: 'Brownie',
    aliases: ['brownies'],
    base: [CHOCOLATE_OR_COCOA],
    per100: { azucares: [22, 46], grasa: [18, 36], proteinas: [3.5, 9], agua: [10, 26], pod: [21, 48] },
    own: { harina: [4, 22], chocolate: [10, 38], pctHuevo: [11, 28], grasaAnadida: [8, 30] },
    finalWater: 12.8,
    sources: ['published-pastry'],
  },
  pound_cake: {
    label: 'Pound cake (cuatro cuartos)',
    aliases: ['cuatro_cuartos', 'quatre_quarts', 'plum_cake', 'cake'],
    base: [FLOUR],
    per100: { azucares: [19, 32], grasa: [14, 29], proteinas: [4, 8], agua: [18, 36], pod: [18, 34] },
    own: {
      azucarHarina: [75, 135],
      grasaHarina: [60, 125],
      huevoHarina: [60, 150],
      liquidoHarina: [75, 155],
      impulsorHarina: [0, 5],
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
    per100: { azucares: [19, 38], grasa: [18, 36], proteinas: [4.5, 10], agua: [19, 38], pod: [18, 40] },
    own: { azucarPolvos: [75, 190], claraPolvos: [65, 185], mantequillaPolvos: [50, 155], harinaAlmendra: [10, 120] },
    finalWater: 15.4,
    sources: ['published-pastry'],
  },
  macaron: {
    label: 'Macaron (coques)',
    aliases: ['macarons', 'macarrones'],
    base: [NUT],
    informs: ['tpt'],
    per100: { azucares: [43, 60], grasa: [9.5, 19], proteinas: [5.5, 11], agua: [15, 29], pod: [42, 62] },
    own: { azucarAlmendra: [140, 260], claraAlmendra: [55, 105] },
    finalWater: 7,
    sources: ['published-pastry'],
  },
  masa_tarta: {
    label: 'Masa de tarta (sucrée / quebrada)',
    aliases: ['masa_quebrada', 'pasta_brisa', 'pate_sucree', 'masa_sucree', 'masa_azucarada', 'pasta_flora'],
    base: [FLOUR],
    per100: { azucares: [0, 27], grasa: [17, 35], proteinas: [4, 10], agua: [9, 32], pod: [0, 29] },
    own: { azucarHarina: [0, 60], grasaHarina: [36, 78], liquidoHarina: [18, 62] },
    finalWater: 7.2,
    sources: ['cap-patissier', 'ruhlman-ratio'],
  },
  choux: {
    label: 'Pasta choux',
    aliases: ['pasta_choux', 'petisu', 'lionesas', 'profiteroles', 'eclair', 'masa_escaldada'],
    base: [FLOUR],
    per100: { azucares: [0, 6], grasa: [8, 22], proteinas: [4.5, 9], agua: [49, 68], pod: [0, 8] },
    own: { liquidoHarina: [220, 410], grasaHarina: [45, 120], huevoHarina: [110, 230], azucarHarina: [0, 20], panadaHarina: [120, 260] },
    finalWater: 20,
    sources: ['labensky-baking', 'cap-patissier', 'ruhlman-ratio'],
  },
  tarta_santiago: {
    label: 'Tarta de Santiago',
    aliases: ['tarta_de_santiago', 'tarta_almendra'],
    base: [['almendra', 'fruto_seco']],
    reads: almondAlone,
    per100: { azucares: [30, 44], grasa: [16, 27], proteinas: [9, 15], agua: [18, 32], pod: [29, 46] },
    own: { pctAlmendra: [32.5, 42], pctAzucar: [32.5, 42], pctHuevo: [24.5, 35], harina: [0, 0.5] },
    aims: { harina: 0 },
    finalWater: 17,
    sources: ['igp-tarta-santiago'],
  },
  crema_pastelera: {
    label: 'Crema pastelera',
    aliases: ['pastelera', 'creme_patissiere', 'pastry_cream'],
    base: [MILK_OR_CREAM],
    per100: { azucares: [10, 25], grasa: [2.5, 13], proteinas: [3, 6.5], agua: [56, 75], pod: [6, 27] },
    own: { almidonLitro: [55, 120], huevoLitro: [80, 400], azucarLitro: [100, 330] },
    finalWater: 69.5,
    sources: ['migoya-pastry-cream', 'suas-pastry', 'gisslen-baking', 'fp-cremas'],
  },
  crema_inglesa: {
    label: 'Crema inglesa',
    aliases: ['inglesa', 'creme_anglaise', 'custard'],
    base: [MILK_OR_CREAM, EGG],
    per100: { azucares: [9, 24], grasa: [4, 24], proteinas: [3, 7], agua: [50, 80], pod: [5, 26] },
    own: { yemaLitro: [100, 360], azucarLitro: [90, 320], almidonLitro: [0, 15] },
    sources: ['ruhlman-ratio', 'fp-cremas'],
  },
  natillas: {
    label: 'Natillas',
    aliases: ['natilla'],
    base: [MILK_OR_CREAM],
    per100: { azucares: [9, 22], grasa: [3, 10], proteinas: [3, 6.5], agua: [62, 80], pod: [5, 24] },
    own: { almidonLitro: [0, 50], yemaLitro: [50, 260], espesanteLitro: [20, 75], azucarLitro: [75, 240] },
    sources: ['fp-cremas', 'published-pastry'],
  },
  diplomatica: {
    label: 'Crema diplomática',
    aliases: ['crema_diplomatica', 'crema_diplomata', 'crema_madame', 'creme_diplomate'],
    base: [['leche']],
    reads: perLitreOfMilk,
    per100: { azucares: [8, 21], grasa: [8, 27], proteinas: [2.6, 6], agua: [52, 73], pod: [4.5, 23] },
    own: { almidonLitro: [50, 125], huevoLitro: [80, 400], azucarLitro: [110, 340], nataBase: [25, 125], gelatina: [0, 1.4] },
    sources: ['cap-patissier'],
  },
  muselina: {
    label: 'Crema muselina',
    aliases: ['crema_muselina', 'mousseline'],
    base: [['leche']],
    reads: perLitreOfMilk,
    per100: { azucares: [9, 23], grasa: [16, 38], proteinas: [2, 5], agua: [40, 63], pod: [6, 25] },
    own: { almidonLitro: [50, 125], huevoLitro: [80, 400], azucarLitro: [110, 360], mantequillaBase: [20, 70] },
    sources: ['cap-patissier'],
  },
  bavarois: {
    label: 'Bavarois (crema bávara)',
    aliases: ['bavaroise', 'bavaresa', 'crema_bavara'],
    base: [['leche', 'fruta']],
    reads: perLitreOfMilk,
    per100: { azucares: [9, 22], grasa: [9, 24], proteinas: [3, 6.5], agua: [54, 73], pod: [6, 24] },
    own: { yemaLitro: [100, 360], azucarLitro: [120, 370], nataBase: [30, 130], gelatina: [0.6, 1.7] },
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
    per100: { azucares: [13, 38], grasa: [26, 45], proteinas: [2.2, 6.5], agua: [14, 39], pod: [12, 40] },
    own: { chocolateNata: [0.6, 2.6], mantecaCacao: [13, 28], grasaLactea: [7, 26], grasaAgua: [0.7, 2.9], aw: [0.7, 0.97] },
    sources: ['valrhona-chocolat', 'chocolate-academy', 'cap-patissier'],
  },
  ganache_blanco: {
    label: 'Ganache de chocolate blanco',
    aliases: ['ganache_blanca'],
    base: [['chocolate_blanco', 'chocolate_leche', 'chocolate_negro']],
    per100: { azucares: [30, 50], grasa: [28, 43], proteinas: [3.2, 7.5], agua: [10, 25], pod: [24, 52] },
    own: { chocolateNata: [1.7, 4], mantecaCacao: [16, 30], grasaLactea: [7, 21], grasaAgua: [1.3, 4], aw: [0.65, 0.92] },
    sources: ['valrhona-chocolat', 'cap-patissier'],
  },
  mousse_chocolate: {
    label: 'Mousse de chocolate',
    aliases: ['mousse_de_chocolate', 'mousse'],
    base: [CHOCOLATE],
    per100: { azucares: [12, 30], grasa: [13, 37], proteinas: [3.5, 10], agua: [29, 55], pod: [10, 32] },
    own: { chocolate: [25, 50], mantecaCacao: [9, 21], espumante: [25, 75], gelatina: [0, 1] },
    sources: ['valrhona-chocolat', 'published-pastry'],
  },
  buttercream: {
    label: 'Crema de mantequilla (buttercream)',
    aliases: ['crema_mantequilla', 'crema_de_mantequilla'],
    base: [['mantequilla', 'margarina']],
    per100: { azucares: [14, 50], grasa: [28, 52], proteinas: [0.5, 5.5], agua: [10, 38], pod: [13, 52] },
    own: { mantequilla: [33, 65], azucarMantequilla: [35, 130], huevoMantequilla: [8, 75] },
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
    per100: { azucares: [18, 42], grasa: [8, 36], proteinas: [2, 7], agua: [30, 56], pod: [17, 44] },
    own: { zumo: [12, 34], azucarZumo: [0.8, 2.2], huevoZumo: [0.6, 2.2], mantequilla: [8, 40] },
    sources: ['published-pastry'],
  },
  merengue: {
    label: 'Merengue',
    aliases: ['merengue_frances', 'merengue_italiano', 'merengue_suizo', 'meringue'],
    base: [['clara', 'huevo']],
    per100: { azucares: [45, 73], grasa: [0, 0.5], proteinas: [2.2, 6.3], agua: [22, 51], pod: [44, 75] },
    own: { azucarClara: [0.9, 2.6] },
    aims: { grasa: 0 },
    sources: ['gisslen-baking', 'published-pastry'],
  },
  cheesecake: {
    label: 'Tarta de queso (cheesecake)',
    aliases: ['tarta_queso', 'tarta_de_queso'],
    base: [['queso']],
    per100: { azucares: [12, 28], grasa: [13, 32], proteinas: [3.8, 9.5], agua: [40, 64], pod: [9, 30] },
    own: { queso: [32, 75], azucarQueso: [18, 52], huevoQueso: [10, 52], nataQueso: [0, 105], harina: [0, 4.5] },
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
    per100: { azucares: [16, 30], grasa: [15, 33], proteinas: [4, 10], agua: [28, 52], pod: [15, 32] },
    own: { pctAlmendra: [9, 27], mantequillaAlmendra: [60, 140], huevoAlmendra: [60, 190], lecheAlmendra: [30, 330] },
    styles: [
      {
        id: 'crema_almendra',
        label: 'Frangipane sin crema pastelera (crema de almendra)',
        without: ['leche'],
        per100: { azucares: [19, 34], grasa: [27, 44], proteinas: [6, 12], agua: [15, 32], pod: [18, 36] },
        own: { pctAlmendra: [18, 36], azucarAlmendra: [70, 140], mantequillaAlmendra: [60, 140], huevoAlmendra: [50, 140], lecheAlmendra: [0, 40] },
      },
    ],
    sources: ['cap-patissier', 'published-pastry'],
  },
  bizcocho: {
    label: 'Bizcocho (de yogur, de aceite)',
    aliases: ['bizcocho_yogur', 'bizcocho_de_yogur', 'cupcake', 'muffin', 'muffins'],
    base: [FLOUR],
    per100: { azucares: [15, 32], grasa: [7, 27], proteinas: [4, 9], agua: [19, 42], pod: [14, 34] },
    own: {
      azucarHarina: [50, 120],
      grasaHarina: [25, 100],
      huevoHarina: [35, 140],
      liquidoHarina: [75, 160],
      impulsorHarina: [1, 6.5],
      estructuraTernura: [0.85, 2.2],
    },
    finalWater: 20,
    sources: ['formulacion-masas', 'published-pastry'],
  },
  soletilla: {
    label: 'Bizcocho de soletilla',
    aliases: ['bizcocho_soletilla', 'savoiardi', 'melindros'],
    base: [FLOUR],
    per100: { azucares: [19.5, 35.5], grasa: [0, 8], proteinas: [5.5, 11], agua: [32.5, 46.5], pod: [18.5, 37.5] },
    own: { azucarHarina: [70, 180], huevoHarina: [140, 275], grasaHarina: [0, 33], impulsorHarina: [0, 1.5] },
    finalWater: 12,
    sources: ['published-pastry'],
  },
  joconda: {
    label: 'Bizcocho gioconda',
    aliases: ['gioconda', 'joconde'],
    base: [NUT],
    per100: { azucares: [17, 28], grasa: [13, 23], proteinas: [8.6, 13.4], agua: [34, 45], pod: [16, 30] },
    own: { azucarAlmendra: [80, 140], claraAlmendra: [120, 210], huevoAlmendra: [170, 265], harinaAlmendra: [9, 43] },
    finalWater: 28,
    sources: ['ferrandi-versailles', 'published-pastry'],
  },
  dacquoise: {
    label: 'Dacquoise',
    aliases: ['dacoise'],
    base: [NUT],
    per100: { azucares: [24, 44], grasa: [12.5, 26.5], proteinas: [6, 14], agua: [22.5, 38.5], pod: [23, 46] },
    own: { azucarAlmendra: [60, 150], claraAlmendra: [60, 145], harinaAlmendra: [0, 39] },
    finalWater: 14,
    sources: ['ferrandi-versailles'],
  },
  tarta_zanahoria: {
    label: 'Tarta de zanahoria (carrot cake)',
    aliases: ['carrot_cake', 'tarta_de_zanahoria', 'pastel_zanahoria'],
    base: [['zanahoria']],
    per100: { azucares: [13.5, 31.5], grasa: [12.5, 27.5], proteinas: [2.6, 7.4], agua: [25.5, 39.5], pod: [12.5, 33.5] },
    own: { azucarHarina: [60, 175], grasaHarina: [64, 131], huevoHarina: [49, 116], zanahoriaHarina: [55, 170], impulsorHarina: [1.5, 7] },
    finalWater: 26,
    sources: ['published-pastry'],
  },
  coulant: {
    label: 'Coulant de chocolate',
    aliases: ['fondant_chocolate', 'volcan_chocolate', 'mi_cuit'],
    base: [CHOCOLATE_OR_COCOA],
    per100: { azucares: [14, 35], grasa: [20.5, 37.5], proteinas: [5.1, 9.4], agua: [17.5, 32.5], pod: [13, 37] },
    own: { harina: [3, 13], chocolate: [12, 36], huevoHarina: [190, 550] },
    finalWater: 22,
    sources: ['published-pastry'],
  },
  hojaldre: {
    label: 'Hojaldre',
    aliases: ['masa_hojaldre', 'puff_pastry'],
    base: [['harina']],
    per100: { azucares: [0, 3], grasa: [21.5, 37.5], proteinas: [3.1, 7.4], agua: [26, 38], pod: [0, 5] },
    own: { grasaHarina: [44, 92], liquidoHarina: [59.5, 87.5], salHarina: [1, 2.6] },
    finalWater: 7.2,
    sources: ['published-pastry'],
  },
  sable: {
    label: 'Sablé / pasta de té',
    aliases: ['sablee', 'pasta_te', 'pastas_de_te', 'shortbread'],
    base: [FLOUR],
    per100: { azucares: [12.5, 27.5], grasa: [17.5, 32.5], proteinas: [3.5, 9], agua: [6.5, 20.5], pod: [11.5, 29.5] },
    own: { azucarHarina: [24, 64], grasaHarina: [40, 73], liquidoHarina: [15, 45] },
    finalWater: 7.2,
    sources: ['cap-patissier', 'ruhlman-ratio'],
  },
  cookies: {
    label: 'Cookies',
    aliases: ['cookie', 'galletas'],
    base: [FLOUR],
    per100: { azucares: [23.5, 39.5], grasa: [18.5, 33.5], proteinas: [3.6, 7.9], agua: [7.5, 16], pod: [22.5, 41.5] },
    own: { azucarHarina: [65, 200], grasaHarina: [50, 150], huevoHarina: [15, 48], liquidoHarina: [35, 68], impulsorHarina: [1.6, 6.4] },
    finalWater: 5,
    sources: ['published-pastry'],
  },
  polvoron: {
    label: 'Polvorón / mantecado',
    aliases: ['polvorones', 'mantecado', 'mantecados'],
    base: [['harina']],
    per100: { azucares: [15.5, 29.5], grasa: [22, 34], proteinas: [4, 9.5], agua: [1, 6.5], pod: [14.5, 31.5] },
    own: { azucarHarina: [31, 74], grasaHarina: [41, 89], pctAlmendra: [3.5, 21.5] },
    finalWater: 2,
    sources: ['igp-estepa', 'published-pastry'],
  },
  sobao: {
    label: 'Sobao pasiego',
    aliases: ['sobaos', 'sobao_pasiego'],
    base: [FLOUR],
    per100: { azucares: [19, 30], grasa: [20, 30], proteinas: [4.2, 7.3], agua: [18, 29], pod: [18, 32] },
    own: { azucarHarina: [69, 136], grasaHarina: [76, 122], huevoHarina: [55, 115], impulsorHarina: [1.6, 5.9], grasaProducto: [24, 32] },
    finalWater: 17.5,
    sources: ['igp-sobao-pasiego', 'published-pastry'],
  },
  ganache_leche: {
    label: 'Ganache de chocolate con leche',
    aliases: ['ganache_con_leche'],
    base: [['chocolate_leche', 'chocolate_negro', 'chocolate_blanco']],
    per100: { azucares: [24, 44], grasa: [27.5, 43.5], proteinas: [3.1, 7.4], agua: [11.5, 28.5], pod: [20, 46] },
    own: { chocolateNata: [1.1, 3.2], mantecaCacao: [15, 26], grasaLactea: [7.5, 21.5], grasaAgua: [1.15, 2.95], aw: [0.67, 0.96] },
    sources: ['valrhona-chocolat', 'cap-patissier'],
  },
  ganache_montada: {
    label: 'Ganache montada',
    aliases: ['namelaka_montada', 'ganache_batida'],
    base: [CHOCOLATE],
    per100: { azucares: [9.5, 25.5], grasa: [29, 41], proteinas: [2, 5.3], agua: [33.5, 50.5], pod: [6.5, 27.5] },
    own: { chocolateNata: [0.24, 0.66], mantecaCacao: [3.5, 17.5], grasaLactea: [16.5, 32.5], gelatina: [0, 0.6] },
    sources: ['cap-patissier', 'published-pastry'],
  },
  crema_almendra: {
    label: 'Crema de almendra',
    aliases: ['crema_de_almendra', 'crema_almendras'],
    base: [NUT],
    per100: { azucares: [19, 34], grasa: [27, 44], proteinas: [6, 12], agua: [15, 32], pod: [18, 36] },
    own: { pctAlmendra: [18, 36], azucarAlmendra: [70, 140], mantequillaAlmendra: [60, 140], huevoAlmendra: [50, 140], lecheAlmendra: [0, 40] },
    sources: ['cap-patissier', 'published-pastry'],
  },
  crema_catalana: {
    label: 'Crema catalana',
    aliases: ['crema_quemada'],
    base: [MILK_OR_CREAM],
    per100: { azucares: [11, 22], grasa: [3, 10.5], proteinas: [3, 6.1], agua: [64, 76], pod: [7, 24] },
    own: { almidonLitro: [14, 59], yemaLitro: [80, 255], azucarLitro: [105, 245] },
    sources: ['fp-cremas', 'published-pastry'],
  },
  flan: {
    label: 'Flan de huevo',
    aliases: ['flan_huevo', 'creme_caramel'],
    base: [['huevo']],
    per100: { azucares: [8.5, 24.5], grasa: [3, 8.5], proteinas: [3.9, 7.3], agua: [63.5, 80.5], pod: [5, 26.5] },
    own: { huevoLitro: [275, 545], azucarLitro: [75, 355], almidonLitro: [0, 22] },
    finalWater: 72,
    sources: ['published-pastry'],
  },
  tocino_de_cielo: {
    label: 'Tocino de cielo',
    aliases: ['tocinillo_de_cielo', 'tocino_cielo'],
    base: [EGG],
    per100: { azucares: [36.5, 53.5], grasa: [3.5, 12], proteinas: [3.1, 7.9], agua: [33.5, 49.5], pod: [35.5, 55.5] },
    own: { huevoAzucar: [45, 125], brixAlmibar: [56, 77], yema: [14.5, 42.5] },
    finalWater: 38,
    sources: ['published-pastry'],
  },
  panna_cotta: {
    label: 'Panna cotta',
    aliases: ['panacota'],
    base: [['nata']],
    per100: { azucares: [8, 18.5], grasa: [13, 33], proteinas: [2.1, 4.2], agua: [45.5, 72.5], pod: [4, 20.5] },
    own: { gelatina: [0.6, 1.45], azucarLitro: [50, 190], grasaLactea: [13, 33] },
    sources: ['published-pastry'],
  },
  mousse_fruta: {
    label: 'Mousse de fruta',
    aliases: ['mousse_de_fruta'],
    base: [['fruta']],
    per100: { azucares: [14.5, 28.5], grasa: [6, 20.5], proteinas: [1.7, 4.8], agua: [50, 70], pod: [12.5, 30.5] },
    own: { pure: [17, 53], nata: [19, 53], gelatina: [0.6, 1.4] },
    sources: ['published-pastry'],
  },
  dulce_de_leche: {
    label: 'Dulce de leche',
    aliases: ['dulce_leche', 'arequipe'],
    base: [['leche']],
    per100: { azucares: [16, 27], grasa: [2.1, 4.2], proteinas: [2, 4], agua: [62.5, 77.5], pod: [12, 29] },
    own: { azucarLitro: [155, 325], grasaLacteaFinal: [6, 9] },
    finalWater: 30,
    sources: ['caa-592'],
  },
  nata_montada: {
    label: 'Nata montada (chantilly)',
    aliases: ['chantilly', 'crema_chantilly'],
    base: [['nata']],
    per100: { azucares: [5, 16], grasa: [27, 36], proteinas: [1.6, 2.6], agua: [48, 62], pod: [2, 18] },
    own: { azucarLitro: [40, 160], grasaLactea: [27, 36] },
    sources: ['published-pastry'],
  },
  yema_pastelera: {
    label: 'Yema pastelera',
    aliases: ['yema', 'yema_fina', 'yema_confitera'],
    base: [EGG],
    per100: { azucares: [34.5, 51.5], grasa: [3, 14], proteinas: [3.6, 8.4], agua: [31.5, 49.5], pod: [33.5, 53.5] },
    own: { azucarHuevo: [0.65, 1.5], brixAlmibar: [59, 93] },
    sources: ['published-pastry'],
  },
  crema_mascarpone: {
    label: 'Crema de mascarpone (tiramisú)',
    aliases: ['tiramisu', 'crema_tiramisu'],
    base: [['mascarpone']],
    per100: { azucares: [11.5, 29.5], grasa: [19.5, 33.5], proteinas: [2.6, 7.4], agua: [39.5, 54.5], pod: [8.5, 31.5] },
    own: { mascarpone: [26, 66], yema: [4.5, 22.5] },
    sources: ['published-pastry'],
  },
  glaseado_espejo: {
    label: 'Glaseado espejo',
    aliases: ['glasa_espejo', 'mirror_glaze'],
    base: [['gelatina', 'gelificante']],
    per100: { azucares: [30, 50], grasa: [1.5, 15.5], proteinas: [2.1, 6.4], agua: [21.5, 48.5], pod: [27, 54] },
    own: { gelatina: [1.1, 1.9], brix: [39, 73] },
    sources: ['published-pastry'],
  },
  toffee: {
    label: 'Salsa de caramelo / toffee',
    aliases: ['caramelo_salado', 'salsa_caramelo'],
    base: [['azucar']],
    per100: { azucares: [31.5, 57.5], grasa: [12, 36], proteinas: [0.4, 2.7], agua: [16, 36], pod: [28.5, 59.5] },
    own: { nataAzucar: [0.5, 1.7], mantequillaAzucar: [0, 65] },
    sources: ['ruhlman-ratio', 'published-pastry'],
  },
  arroz_con_leche: {
    label: 'Arroz con leche',
    aliases: ['arroz_leche'],
    base: [['arroz']],
    per100: { azucares: [10, 20], grasa: [2, 7.5], proteinas: [2.3, 4.7], agua: [67, 78], pod: [6, 22] },
    own: { arrozLitro: [40, 150], azucarLitro: [80, 190] },
    finalWater: 71.5,
    sources: ['published-pastry'],
  },
} as const satisfies Readonly<Record<string, Entry>>

export type TypeKey = keyof typeof table

export interface Style {
  readonly id: string
  readonly label: string
  readonly without: readonly Role[]
  readonly ranges: Recipe['ranges']
}

export interface Recipe extends RecipeType<ParameterKey>, Omit<Entry, 'per100' | 'own' | 'styles'> {
  readonly styles: readonly Style[]
  /** The style that a formula was found to be of. */
  readonly style?: Style
}

/** Room that the solids leave for alcohol, points. */
const SLACK_FOR_ALCOHOL = 2

function rangesOf({ per100, own }: Limits): Recipe['ranges'] {
  const { azucares, grasa, proteinas, agua, pod } = per100
  const solidos: Range = [100 - SLACK_FOR_ALCOHOL - agua[1], 100 - agua[0]]
  return { azucares, grasa, proteinas, agua, solidos, pod, ...own }
}

function recipeOf({ per100, own, styles = [], ...entry }: Entry): Recipe {
  return {
    ...entry,
    ranges: rangesOf({ per100, own }),
    styles: styles.map(({ per100: common, own: ratios, ...style }) => ({
      ...style,
      ranges: rangesOf({ per100: common, own: ratios }),
    })),
  }
}

export const types = Object.fromEntries(Object.entries<Entry>(table).map(([id, entry]) => [id, recipeOf(entry)])) as Readonly<Record<TypeKey, Recipe>>
