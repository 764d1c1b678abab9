import { byFirstWord, longestNameIn } from './names-in.ts'

/**
 * Names of origin (DOP, IGP, geographical indications of drinks) and traditional specialities, which only a certified product bears
 * (Regulation (EU) 2024/1143, arts. 26 and 27).
 */
const PROTECTED_WORDS =
  byFirstWord(`jijona|xixona|alicante|agramunt|mazapan de toledo|estepa|medina sidonia|chufa de valencia|horchata de valencia|
horchata de chufa de valencia|almendra valencia|cava|champan|champagne|prosecco|franciacorta|asti|parmesano|parmigiano|reggiano|parmesan|grana padano|
grappa|orujo de galicia|cognac|conac|armagnac|calvados|pisco|cachaca|brandy de jerez|jerez|sherry|manzanilla|amontillado|oloroso|oporto|porto|marsala|malaga|madeira|
montilla|rioja|ribera del duero|rueda|rias baixas|feta|gorgonzola|roquefort|cabrales|picon|manchego|idiazabal|pecorino|mahon|arzua|tetilla|
torta del casar|brocciu|camembert de normandia|mozzarella di bufala campana|mozzarella de bufala campana|asiago|taleggio|azafran de la mancha|pimenton de la vera|pimenton de murcia|
platano de canarias|platanos de canarias|cereza del jerte|picota del jerte|jerte|sidra de asturias|sobrasada de mallorca|sobrassada de mallorca|tequila|mezcal|scotch|
irish|bourbon|modena|jamon serrano|jamon de teruel|ratafia catalana|hierbas de mallorca|hierbas ibicencas|chinchon|pacharan navarro|
cassis de dijon|sobao pasiego|sobaos pasiegos|tarta de santiago|ensaimada de mallorca|mantecadas de astorga|polvorones de estepa|mantecados de estepa|
pan de cea|pan de cruz|pa de pages|pan de alfacar|mollete de antequera|turron de agramunt|alfajor de medina sidonia|miel de la alcarria|miel de granada|
nocciola del piemonte|nocciola piemonte|avellana del piamonte|avellana de piamonte|avellana piamonte|avellana del piemonte|avellana de reus|pistacchio di bronte|limone di sorrento|citricos valencianos|membrillo de puente genil|kaki ribera del xuquer|
nispero de callosa|granada mollar de elche|uva de mesa embolsada vinalopo|arroz de valencia|calasparra|aceite de baena|les garrigues|siurana|priego de cordoba|queso azul de valdeon|
tupi|afuega l pitu|gamoneu|majorero|palmero|zamorano|roncal|cebreiro|san simon da costa|nata de cantabria|mantequilla de soria|mantequilla de l alt urgell`)

/** The protected word that somebody wrote, if any; of a text in folded words. */
export const protectedWordIn = (words: readonly string[]): string | undefined => longestNameIn(PROTECTED_WORDS, words)
