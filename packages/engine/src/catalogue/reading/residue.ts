import { foldWords } from '../normalise.ts'
import { isOtherFood } from './other-foods.ts'
import { bareWord, rootsOf } from './parse.ts'

/** Words that are left over once the thing is known: which of them may be left out, and which may be the thing itself. */

/**
 * Dangerous: they say that it is not the thing, or that there is less or more in it, or that it is in another state. Such a word is
 * never left out because nobody knows it. In Spanish, and as Italian, French, English, Catalan and Portuguese write them.
 */
const DANGEROUS =
  // It is not the thing.
  'sabor sabores saborizante aroma aromas aromatizante esencia extracto imitación sucedáneo sustituto sustitutivo símil falso alternativa análogo réplica ' +
  'gusto gusti flavour flavor flavoured arôme aroma imitation ersatz succedaneo substitut surrogato goût faux vegan vegano vegana vegane vegà plant based plantbased vegetal végétal vegetale ' +
  // Less of something in it, or other things instead.
  'light lite ligero lleuger léger leggero zero cero reducido reduit ridotto reduced low diet dietético desgrasado descremado deslactosado delattosato desalcoholizado ' +
  'infantil lactante continuación crecimiento maternizada bebé papilla desproteinizado descafeinizado sinazucar proteico proteica hiperproteico protein keto fit edulcorado delactosado ' +
  // More in it.
  'relleno rellenas ripieno fourré farcit recheado filled azucarado zuccherato sucré ensucrat açucarado endulzado edulcorado chocolateado lacteado lactat saborizado aromatizado aromatizzato ' +
  'aromatisé flavored garrapiñado caramelizado caramelitzat caramellato caramélisé borracho macerado ron marrasquino almíbar sciroppato aguardiente escabeche vinagreta salmuera recubierto bañado ' +
  'cubierto envuelto empanado rebozado glaseado especiado picante trufado mechado pochado sofrito rehogado salteado guisado ' +
  // In another state.
  'polvo liofilizado deshidratado desecado pilonga concentrado condensado evaporado soluble instantáneo líquido frito asado ahumado encurtido cristalizado hilado batido fermentado fermentada ' +
  'secco dried dry séché sec disidratato liofilizzato freeze concentrato concentré evaporato cuit cotto fritto fumé affumicato smoked fumat fregit pickled ' +
  'escarchado confitado confit glacé rehidratado hidratado texturizado extrusionado hinchado inflado germinado malteado hidrolizado ' +
  // Made of several things.
  'preparado base mix mezcla premezcla premix kit compuesto complet completo topping variegato veteado cobertura bebida refresco néctar salsa sauce sirope jarabe licor crema helado postre gelato ' +
  'lassi colada mojito daiquiri chutney ketchup pesto hummus guacamole muffin cookie cupcake cheesecake pie empanada croqueta chips palomitas gazpacho milkshake frappé tempura barrita snack granizado sorbete smoothie infusión sopa caldo crujiente mousse flan natillas pudin pastel tarta gominola chicle ' +
  // Added to salt, water and sugar.
  'curante curado tónica tónico gasificado clorado salino salina isotónico nitrificante nitrito alcalino'
const dangerous: ReadonlySet<string> = new Set(rootsOf(DANGEROUS))

/** Dishes: dangerous beside a thing, and only its purpose behind «para» («caramelo líquido para flanes»). */
const dishes: ReadonlySet<string> = new Set(
  rootsOf(
    'helado postre gelato sorbete granizado mousse flan natillas pudin pastel tarta sopa almíbar crema bebida salsa empanada croqueta tempura rebozado empanado relleno',
  ),
)
export const isDishWord = (word: string): boolean => dishes.has(word)

/** A process that no table has betrays itself: «-ado», «-ido», or begins with what says that something was taken or overdone. */
const PROCESS = /(?:[ai]d[oa]|izz?at[oa]|[ée]e?s?)s?$/
const UNDONE = /^(?:des|semi|demi|ultra|sobre|hiper|sub)/
export const isProcessWord = (spelt: string): boolean =>
  spelt.length > 4 && (/(?:[ai]d[oa]|izz?at[oa])s?$/.test(spelt) || UNDONE.test(spelt))

/** Beside salt, water and sugar an adjective of chemistry is an additive: «sal curante», «agua tónica». */
export const isChemicalWord = (spelt: string): boolean => /(?:ante|ific[oa]|ic[oa])s?$/.test(spelt)

/** A salt or an ester, in any of the languages: «-ato», «-ate», «-ide», «-uro», «-ilo». */
export const isCompoundWord = (spelt: string): boolean => /(?:at[eo]|id[eo]|uro|yle?|il[eo])s?$/.test(spelt)

export const isDangerousWord = (said: string): boolean => {
  const word = bareWord(said).replace(/^sin /, '')
  return dangerous.has(word) || isOtherFood(word)
}

/** Where somebody or something is from: «irlandesa», «siciliana», «canadiense», «malagueño». */
const DEMONYM = /(?:es|esa|eses|esas|ese|anos?|anas?|enos?|enas?|enses?|inos?|inas?|egos?|egas?)$/
/** Those that no ending tells, or that are part of the name of a dish. */
const DEMONYMS =
  'normando bretón bretona belga suizo ruso turco sueco polaco checo croata vasco andaluz catalán mallorquín menorquín ibicenco canario mahonés marroquí iraní israelí israelita húngaro chileno ' +
  'egipcio indio persa árabe danés inglés escocés galés irlandés islandés noruego austriaco bávaro lombardo piamontés toscano sardo corso provenzal alsaciano cántabro bercian maño maragato ' +
  'mediterránea atlántica cantábrica pirenaica alpina andina caribeña levantina serrana huertana payoya retinta rubia pardina churra latxa xisqueta guirra murciana merina frisona jersey pasiega tudanca'
const demonyms: ReadonlySet<string> = new Set(rootsOf(DEMONYMS))
/** Whether a word is one of these. */
export const isPlaceWord = (word: string): boolean => demonyms.has(word)
/** Shelves of what is sold by where it is from. */
const FROM =
  'leche nata mantequilla queso harina fruta fruto_seco verdura especia miel sal grasa huevo cafe_te azucar cacao chocolate pasta_fruto_seco licor vino semilla cereal aceite condimento fruta_seca'
const LONG_ENOUGH = 6
export const isDemonymWord = (word: string, spelt: string): boolean =>
  demonyms.has(word) ||
  (spelt.length >= LONG_ENOUGH && DEMONYM.test(spelt) && !PROCESS.test(spelt.replace(/es(?:as?|es)?$/, '')))

/** «sin tratar», «sin encerar», «sin filtrar»: what nobody did to it. Sugar only sounds like a verb. */
export const isUndoneWord = (word: string): boolean => /^sin (?!azucar)[a-z]{3,}[aei]r$/.test(word)

/**
 * Harmless, and named for all that: which of it, who keeps it, how it is cut, when it is picked. They say nothing of what is in it.
 * A number of a calibre, a class or a code belongs to them.
 */
const HARMLESS =
  'código clase calibre calibrado serie línea gama selección edición colección cosecha añada variedad referencia fruit pro chef maestro maître patissier pasticcere ' +
  'aop aoc docg etg umf nivel label rouge sello certificado auténtico genuino legítimo exclusivo deluxe superba super ' +
  'brunoise gajito tropezón luna espiral cerilla bastoncito bastones cuadradito dadito tirita rodajita abanico lasca esquirla granulometría mm cm micra ' +
  'pocho pasado terso jugoso hermoso gordito pequeñito golpeado pinta mancha ' +
  'enero febrero marzo abril junio julio agosto septiembre octubre noviembre diciembre primavera verano otoño invierno temprano tardío ' +
  'pastor granjero apicultor agricultor payés pagès campesino cooperativa productor huerta huerto bosque secano regadío invernadero monte prado valle costa vega ladera proximidad kilómetro pueblo aldea abuela casa vecino mercado finca masía cortijo molino molí ' +
  'feliz libre suelo jaula libertad manantial gallina suelta criado alimentado ' +
  'esmeralda brillante lunar tueste torrefacto ramillete manojo recolección recolectado vendimia ' +
  'tradición antiguo rústico paisana raza nativa autóctona ancestral baby fancy choice'
export const harmlessWords: ReadonlySet<string> = new Set(rootsOf(HARMLESS))

/** The same beside rows of some shelves, or beside one row alone: varieties with the name of another thing, and what is usual of it. */
const BESIDE: readonly (readonly [words: string, shelvesOrRows: string])[] = [
  ['mezcla mix', 'especia semilla cafe_te fruta fruto_seco verdura'],
  ['descafeinado', 'cafe_te'],
  ['light', 'sirope_agave jarabe_arce golden_syrup miel azucar_moreno'],
  ['fermentado ácido', 'mantequilla'],
  ['vaca', 'leche leche_polvo nata mantequilla yogur queso'],
  ['cacahuete violín butternut potimarron', 'calabaza calabaza_asada pure_calabaza'],
  ['bacon', 'aguacate'],
  ['corazón buey rosa pera rama daniela valenciano muchamiel', 'tomate tomate_triturado tomate_seco'],
  ['cuello dama', 'higo higo_seco'],
  ['piel sapo', 'melon'],
  ['dedo dama', 'uva_blanca uva_tinta'],
  ['orujo', 'aceite_oliva'],
  ['naranja intenso', 'yema yema_pasteurizada huevo_entero'],
  ['brut nature rosado reserva', 'cava sidra'],
  ['rojo blanco rosso bianco reserva', 'vermut'],
  ['agridulce dulce ahumado', 'pimenton'],
  ['montable', 'nata_vegetal nata'],
  ['rojo roja dorado', 'levadura_instantanea levadura_seca'],
  ['tourage tourrage plegado pliegue empaste laminar', 'mantequilla grasa'],
  ['desmineralizado', 'suero_polvo suero_liquido'],
  ['morado azul blanco', 'harina_maiz patata boniato_crudo'],
  ['tostado', 'salvado_trigo semilla'],
  ['moscatel málaga', 'pasas'],
  ['manzanilla', 'aceituna_verde'],
  ['conserva', 'verdura condimento'],
  ['crudo filtrado cristalizado cremoso', 'miel'],
  ['blanco', 'fondant_pastelero'],
  ['turrón', 'fruto_seco miel'],
  ['nacional fino aroma', 'nibs pasta_cacao cacao_polvo'],
  ['piperita poleo', 'menta_fresca'],
  ['hoja', 'fruta verdura especia'],
  ['genovesa', 'albahaca'],
  ['amarillo rojo', 'cafe_te'],
  ['negro', 'azucar_moreno'],
  ['gordo grueso fino', 'chocolate'],
  ['natural nature', 'huevo'],
  ['gold', 'fruta'],
  ['negro', 'aceituna_negra'],
  [DEMONYMS, FROM],
]
export const wordsBeside: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [
    ...Map.groupBy(
      BESIDE.flatMap(([words, rows]) => rootsOf(words).map((word) => [word, rows] as const)),
      ([word]) => word,
    ),
  ].map(([word, all]) => [word, new Set(all.flatMap(([, rows]) => rows.split(' ')))]),
)

/** Whether a word that was left out is one that the answer names. */
export const isToldWord = (word: string): boolean =>
  harmlessWords.has(bareWord(word)) || wordsBeside.has(bareWord(word)) || isUndoneWord(word)

/** As it was written, each word of a name that was left out; a small word with a capital belongs to the name behind it. */
export function leftAsWritten(name: string, left: ReadonlySet<string>, own: ReadonlySet<string>): readonly string[] {
  const tokens = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const isLeft = tokens.map((token) => {
    const [word] = rootsOf(token)
    return (
      word !== undefined &&
      (left.has(word) ||
        left.has(`con ${word}`) ||
        left.has(`sin ${word}`) ||
        (harmlessWords.has(word) && !own.has(word)))
    )
  })
  return tokens.filter(
    (token, at) =>
      isLeft[at] || (at > 0 && /^\p{Lu}/u.test(token) && isLeft[at + 1] && foldWords(token).join('').length <= SMALL),
  )
}
/** Letters of «La», «El», «Les», «San», «Dr». */
const SMALL = 3
