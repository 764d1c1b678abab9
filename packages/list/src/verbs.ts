import { findRow } from '@obrador/engine'
import { listedWords } from './fold.ts'
import { headWordIsKnown } from './known.ts'

/** What is done in a workshop: stems of Spanish and Catalan verbs, with the endings that only verbs have. */
const STEMS = listedWords(
  [
    'anad|amas|apag|aren|agreg|acab|alis|aplic|arrop|aromatiz|asegur|atemper|bat|blanque|bol|calent|calient|caramel|coc|cuec|cuez|col|coloc|coloqu|combin|congel|conserv|consum|cort|cubr|cuaj',
    'dej|desmold|derret|derrit|decor|deshorn|disuelv|disolv|distribu|divid|dobl|emulsion|empez|empiez|enfri|engras|enharin|enmold|escald|escurr|esper|espolvor|estir|extend|extiend|ferment|forr|form|fre|fri|fund',
    'gir|glas|guard|hac|hag|herv|hierv|hidrat|homogeneiz|horne|incorpor|infusion|introduc|introduzc|integr|junt|lamin|levant|llen|llev|macer|madur|maj|mantec|manten|mezcl|mol|mont|mov|muev|ore',
    'pasteuriz|pasteuric|pas|pel|pes|pic|pint|pleg|pliegu|pom|pon|pong|porcion|precalent|precalient|precoc|prens|prepar|prob|reboz|refin|refresc|refriger|remov|remuev|repos|repet|repit|reserv|retir|revolv|revuelv|sac|saqu|serv|sirv|separ|sub',
    'tamiz|tamic|tap|temper|templ|termin|tost|trabaj|tritur|troce|unt|utiliz|vert|viert|volc|volte|vuelc|empolv|rall|sell|encamis|turbin|napp|molde|pulveriz|rellen|abrillant|enroll|dosific|aplan|escudill|humed|cristaliz|desmenuz|machac|exprim|ensambl|perfum|lig',
    'barrej|afeg|bull|deix|enforn|escalf|past|remen|refred|munt|aboqu',
  ].join('|'),
)
const SURE_ENDINGS =
  '(?:[aei]r|[aei]mos|[aei]remos|ando|iendo|[aei]d|[aei]u(?:-?(?:ho|la|lo|les|los))?|[aei]r(?:se|l[aeo]s?)|[aei]mosl[aeo]s?|[ae](?:l[ao]s?|se)|es)'
const sure = new RegExp(`^(?:${STEMS.join('|')})${SURE_ENDINGS}$`)
/** «Mezcla», «corte», «forma»: nouns too, unless what follows shows an order. */
const maybe = new RegExp(`^(?:${STEMS.join('|')})(?:a|e|an|en|as)$`)
const ORDER_GOES_ON =
  /^(?:(?:el|la|los|las|lo|todo|todos|toda|bien|con|en|a|al|y|hasta|durante|unos|unas|un|una|poco|aparte|de nuevo|otra|sin|sobre|por|muy|tot|els|les|ho|amb|fins|suavemente|lentamente|rapido|inmediatamente|dentro|entre|como|cada|que|su|nuestr\p{L}*)(?!\p{L})|\d|,|\.|:|$)/u

/** Orders of the other languages, whole words. */
const ORDERS = new Set(
  listedWords(
    [
      'bake|mix|stir|cook|whisk|preheat|fold|pour|let|chill|add|combine|melt|knead|beat|place|serve|heat|simmer|boil|freeze|churn|roll|spread|refrigerate|remove|cool|cover|divide|shape|proof|transfer|store|bring|strain|sift|grease|set|turn|make|allow|cream|temper|dissolve|repeat|brush|sprinkle',
      'cuire|melanger|ajouter|laisser|faire|verser|battre|enfourner|prechauffer|incorporer|monter|porter|fouetter|petrir|etaler|reserver|chauffer|mettre|tamiser|fondre|bouillir|refroidir',
      'mantecare|cuocere|infornare|impastare|mescolare|lasciare|unire|aggiungere|montare|far|fare|lavorare|versare|stendere|formare|congelare|scaldare|pastorizzare|portare|sbattere|sciogliere|mettere|raffreddare|frullare|setacciare|servire|cuoci|mescola|unisci|scalda|porta|versa',
      'backen|mischen|kneten|verruhren|ruhren|lassen|geben|vermengen|schlagen|kochen|erhitzen|formen|streuen',
      'misturar|assar|bater|levar|deixar|juntar|ferver|coza|bata|misture|junte|leve|asse|deixe',
      'ponemos|pon|haz|hacemos|fijese|fijarse|ojo|cuidado|dale|dejas|metes|echas|echar|echa|meter|mete|unir|unimos|dar|quitar|llevar|llevamos|vamos|tritura|bate|bata|hornea|mezcle|cueza|disuelva|anada|anadimos|precalienta|precaliente|refrigerar|tenemos|tener',
    ].join('|'),
  ),
)
/** Any verb, where what it is done to or with follows: «encerrar la mantequilla», «quemar con soplete». */
const INFINITIVE = /^\p{L}{2,}[aei]r(?:l[aeo]s?|se)?$/u
const DONE_TO =
  /^(?:el|la|los|las|lo|todo|toda|todos|con|en|a|al|y|hasta|durante|sobre|entre|cada|por|sin|\d+ (?:min|h)\b)(?!\p{L})/u
/** Figures, and of words at most the unit behind the last of them. */
const FIGURES_ALONE = /^\d[\d.,%\s]*(?:k?g|gr|grs|oz|lbs?|m?l|cl)?\.?$/
/** What may stand before the verb. */
const BEFORE =
  /^(?:a (?:unos )?\d+ ?(?:[º°o]|grados)? ?c? |y |luego |despues |primero |entonces |finalmente |por ultimo |a continuacion |mientras |cuando |una vez |al final |se |lo |la |los |las |los |ya |aparte |si |no |paso \d+ ?[:.-]? ?|\d+[.)]\s*)+/

/** Whether folded text begins as an order does: it is a step. */
export function beginsAsStep(folded: string): boolean {
  const told = folded.replace(BEFORE, '')
  const [, verb = '', behind = ''] = /^([\p{L}-]+)[\s]*(.*)$/su.exec(told) ?? []
  if (verb.length < 3) return false
  // «Cream 36% 120»: a thing and its figures, where nothing is named that it is done to.
  if (AMBIGUOUS.has(verb) && FIGURES_ALONE.test(behind) && findRow(verb) !== undefined) return false
  if (ORDERS.has(verb)) return !AMBIGUOUS.has(verb) || ORDER_GOES_ON.test(behind)
  return (
    sure.test(verb) ||
    (INFINITIVE.test(verb) && DONE_TO.test(behind) && !headWordIsKnown(verb)) ||
    (verb.length > 3 && maybe.test(verb) && ORDER_GOES_ON.test(behind) && /^\p{L}|^$/u.test(behind) && behind !== '')
  )
}
/** «Liga con 80 g de agua», «Mezcla 1 kg de almendra»: a verb, and a weight of what it is done to. */
const ORDER_OF_WEIGHT = /^([\p{L}-]{4,})\s+(?:con\s+|en\s+|sobre\s+|los\s+|las\s+|el\s+|la\s+)?(?:\d|\p{L}+\s+de\s+\d)/u

/** Whether folded text begins with an order and goes on to a weight. */
export function beginsWithOrder(folded: string): boolean {
  const [, verb = ''] = ORDER_OF_WEIGHT.exec(folded.replace(BEFORE, '')) ?? []
  return sure.test(verb) || maybe.test(verb) || ORDERS.has(verb)
}
const AMBIGUOUS = new Set(listedWords('cream|far|set|pon|cover|turn|make|mix|roll|bate|bata|porta|ojo|proof|tener|let'))
