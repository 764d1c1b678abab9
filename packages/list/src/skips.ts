import { foldText } from './fold.ts'
import { headIsKnown } from './known.ts'
import type { SkipReason } from './reading.ts'
import { beginsAsStep } from './verbs.ts'

/** Heat and time: what steps have and ingredients have not. */
const HEAT = /\d\s*(?:[º°]\s*[cf]\b|[º°](?!\s*b(?:e|x|rix)\b|\p{L})|grados\b|degrees\b|gradi\b|graus\b)/iu
const OVEN =
  /\b(?:horno|forn|forno|oven|four|nevera|frigo|frigorifico|congelador|abatidor|ultracongel\p{L}*|camara|vueltas?|microondas|bano maria|batidora|amasadora|thermomix|turmix)\b/u
const DURATION =
  /\d\s*(?:['’′″](?!\d)|min\b|mins\b|minutos?\b|minutes?\b|minuti\b|minuten\b|minuts?\b|h\b(?!\.?\s*(?:de\s+)?(?:gelatina|cola))|hs\b|hrs?\b|horas?\b|hores\b|hours?\b|ore\b|heures?\b|stunden?\b|seg\b|segundos?\b|seconds?\b|dias?\b|days?\b|semanas?\b|weeks?\b|meses\b|months?\b|rpm\b|velocidad\b|h\s?\d{1,2}\b)/u
const SPOKEN_DURATION =
  /\b(?:una|un|media|dos|tres|cinco|diez|quince|veinte|treinta) (?:hora|horas|minutos?|noche|dias?|semanas?|rato)\b|\btoda la noche\b|\bovernight\b/
const SIZE = /\d\s*(?:cm|mm|cms|centimetros)\b/

const SERVED =
  'raciones|racion|rac|racs|porciones|porcion|personas|persona|comensales|pers|pax|servings|portions|people|persone|personnes|personen|porzioni|persones|racions'
const MADE = `${SERVED}|masas|amasijos|unidades|uds|ud|piezas|pzas|bandejas|bandeja|planchas|plancha|placas|moldes|molde|tabletas|bolas|panes|barras|hogazas|tartas|pizzas|litros|stuck|pieces|pezzi|cookies|tarros|bombones|brownies|magdalenas|trufas|unitats`
const YIELD: readonly RegExp[] = [
  /^(?:sub)?total(?:es)?\b|^(?:la )?suma\b|^sumatorio\b|^tot\b|^totale\b|^gesamt\b|^masa total\b|^total\b/,
  /^pesos?\b|^(?:net|total) weight\b|^peso netto\b|^poids (?:net|total)\b|^(?:contenido )?neto\b|^pes (?:net|total)\b/,
  /^(?:rinde|rendimiento|rendiment|raciones|porciones|comensales|produccion|produce|yields?|makes|serves|servings|resa|rende|dosi|dosis para|rendement|ergibt|cantidad para|da para|sale[n]?|salen|se cortan|se obtienen|se hacen|hace|n\s?[º°o.]?\s*(?:de )?(?:piezas|unidades|raciones))\b/,
  /\b(?:salen|rinde|rinden|da para|dan para|salieron|me salen|se obtienen|surten|surt)\b.*(?:\d|\b(?:un|una|dos|tres|cuatro|seis|ocho)\b)/,
  /^(?:receta |masa |formula )?(?:para|pa|per|pour|fur|for|x|dosi per)\s+(?:hacer |unos |unas |aprox\.? |about )?(?:\d|½|¼|un |una |dos |tres |cuatro |cinco |seis |ocho |diez |doce |medio |media )(?!.*\b(?:de|d')\s+(?:decorar|servir))/,
  new RegExp(`^(?:aprox\\.? |unas |unos )?\\d+(?:\\s*[-–a]\\s*\\d+)?\\s+(?:${SERVED})\\b[^\\d]*$`),
  new RegExp(`^(?:${MADE})\\s*[:=]?\\s*\\d+\\s*$`),
  /^(?:moldes?|aros?|flaneras?|tarritos|terrinas|capsulas|bandejas?)\s+(?:de\s+)?\d/,
  /^\(?(?:moldes?|bolas?|division(?:es)?|piezas?|panes|barras|bollos|porciones|raciones|pastones|formar|boleado|bastones|hogazas)\b.*\bde \d/,
  /\d\s+(?:bolas|bolitas|piezas|panes|panecillos|bollos|pizzas|hogazas|unidades|uds|panetti|palline|pezzi|balls|loaves|boules)\s+(?:de|da|di|of|x|a)\s+\d+(?:[-–]\d+)?\s*(?:g|gr|grs|kg)\b\.?\)?$/,
  /^(?:\p{L}+\s+)?(?:bolas|bolitas|piezas|panes|panecillos|barras|bollos|porciones|pastones|panetti|palline|pezzi|patons|boules|balls|pieces|portions|dough balls|boles|peces)\s+(?:de|da|di|of|a|de a)\s+\d/u,
  /\d\s*(?:kg|g|l|litros?|kilos?)\s+(?:de\s+)?(?:mezcla|miscela|mix)\s*$/,
  /^(?:peso|gramaje|gramos) (?:por |de cada |de la )?(?:pieza|unidad|bola|pastel|porcion)/,
  /^\p{L}[\p{L} ]* por (?:pieza|unidad|ud|bombon|bola|porcion|racion|tarta|pastel|barra|molde|vaso|copa|bote)\s*[:=]\s*\d/u,
]
/** A title that says for how many: «Brownie pa 2 bandejas», «Arroz con leche x 10 L». */
const TITLE_YIELD = new RegExp(
  `^\\p{L}[\\p{L}\\s]*\\s\\d+\\s*(?:${SERVED})\\b|\\b(?:para|pa|per|pour|for)\\s+(?:unos |unas )?(?:\\d+|un|una|dos|tres|cuatro|seis|ocho|diez|doce)\\s*(?:${MADE}|kg|l|litros|kilos)\\b|\\bx\\s*\\d+\\s*(?:l|kg|uds?|unidades|personas|pax|u|${MADE})\\b\\s*$|\\bpara (?:\\d{1,2}|dos|tres|cuatro|cinco|seis|ocho|diez|doce|veinte)\\s*$|\\([^()]*\\b(?:moldes?|aros?|bandejas?|cav|cavidades|placas?|marcos?|molds?|pan|tin|cm|inch)\\b[^()]*\\)|\\((?:makes|serves|yields?|rinde|salen?|da para|para|per|pour|fur|resa)\\s[^()]*\\)|\\(\\s*(?:para |x )?\\d+\\s*(?:${MADE})\\b`,
  'u',
)

const NOTE: readonly RegExp[] = [
  /https?:\/\/|\bwww\.|\.(?:com|es|net|org)\b|@\w|^#\p{L}/u,
  /^(?:pag(?:ina)?|p)\.?\s*\d|\bpag(?:ina)?\.?\s*\d+|^page \d|^\d+\s*$(?<=^\d{1,3}\s*)(?!)/,
  /\bkcal\b|\bkj\b|\bcalorias\b|valor(?:es)? energetic|informacion nutricional|valor nutricional|nutrition/,
  /^(?:lote|lot|batch|ref|referencia|codigo|cod|fecha|caducidad|cad|consumo preferente|registro|rgseaa|tel|telefono|tfno|proveedor|cliente|version|rev|revision|autor|fuente|fuentes|elaborado por|foto|fotos|video|imagen|figura|publicad[oa]|receta de|escrit[oa] por|por)\b/,
  /^n\s?[º°]/,
  /^(?:base imponible|i\.?v\.?a|igic|irpf|recargo|portes|descuento|dto)\b/,
  /^(?:quedo|quedamos|apt[oa] para|no apt[oa]|cualquier duda|te confirmo|os confirmo|adjunto|segun lo hablado)\b/,
  /^dosis\b[^\p{L}\d]*\d[^/]*\/|^dosis recomendada\b/u,
  /^[{}[\]"':,\s]*(?:(?:ingredients?|ingredientes)[{}[\]"':,\s]*)?$/,
  /\b\d{1,2} (?:de )?(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|january|february|march|april|june|july|august|october|november|december)\b/,
  /^[^\d]*\?\s*$/,
  /%\s*(?:minimo|maximo|min|max)\b/,
  /^(?:nota|notas|consejo|consejos|truco|trucos|observaciones|importante|recuerda|p\.?d\.?|psd|ps|nb|tip|tips|alergenos|allergens|puede contener|contiene|trazas|precio|coste|pvp|dificultad|tiempo|cocina|categoria|temperatura|etiquetas|tags|utensilios|material)\b/,
  /^(?:hola|buenas|buenos dias|buenas tardes|gracias|besos|beso|bss|un abrazo|abrazos|saludos|ok|vale|perfecto|jaja\p{L}*|hi|hello|thanks|thank you|ciao|merci|adeu|gracies|mira|te paso|te mando|aqui tienes|aqui va|ahi va|por cierto|que aproveche|buen provecho|a disfrutar|listo|lista|y listo|feliz|suerte|me avisas|dime|avisame)(?![\p{L}])/u,
  /^(?:imprimir|guardar|compart\w+|comentarios?|valorar|valoracion|publicidad|anuncio|ver mas|leer mas|seguir leyendo|suscribete|pin|print|save|share|jump to recipe|rate this|descargar|inicio|menu|me gusta|responder|reenviado|editado|copiar)\b/,
  /<(?:multimedia|media|imagen|image|audio|video|sticker)[^>]*>|\b(?:multimedia omitid\p{L}|image omitted|imagen omitida|audio omitido|sticker omitido|mensaje eliminado|eliminaste este mensaje|cifrados? de extremo|llamada perdida)\b/u,
  /^(?:modo de empleo|dosificacion|uso|usos|proporcion|relacion|ratio|equivale|equivalen|equivalencia|contenido|porcentaje|la medida|una medida|medida|medidas|se conserva|conservacion|caduca|aguanta|dura|mejor si|es la|es el|son las|esto es|la receta|receta de mi|hidratacion|coste|merma)\b/,
  /^\|?[\s|:=_*.\-–—+~#]+\|?$/,
]
/** What is done with a dough or a mix, said as a noun: it weighs, warms or waits, and is no ingredient. */
const PROCESS =
  /^(?:(?:pre)?amasados?|boleados?|formados?|division|divisiones|porcionados?|pesad[oa]s? (?:de|en)|laminados?|plegados?|pliegues?|reposos?|maduracion|pasteurizacion|homogeneizacion|mantecacion|cristalizacion|atemperad[oa]|templad[oa] (?:a|de)|fermentacion(?:es)?|prefermentacion|coccion|hornead[oa]s?|hornead[oa]|horno|autolisis|bloque|escaldado|enfriad[oa]|enfriamiento|congelacion|abatimiento|desmoldad[oa]|enmoldad[oa]|tostad[oa] (?:a|de|en)|montaje|acabado|staglio|pezzatura|puntata|appretto|cottura|impasto|lievitazione|formatura|pointage|appret|faconnage|petrissage|cuisson|repos|detente|mixing|kneading|bulk|proof|proofing|baking|shaping|resting|dividing|pastat|fermentacio|coccio|repos|amassat|cozedura|descanso|amassadura|levedacao|knetzeit|gare|teigruhe|backzeit)(?![\p{L}])/u
/** What is measured of the whole, not weighed into it. */
const READING =
  /^(?:aw|a\.w\.|ph|overrun|brix|grados brix|acidez|densidad|viscosidad|actividad de agua|humedad|hidratacion|ddt|tb|t\.b\.|temp|temperaturas?|pac|pod|slng|punto de congelacion|vida util|shelf life)(?![\p{L}])/u
/** The papers around a list: orders, bills, letters. */
const PAPERS =
  /^(?:pedido|albaran|factura|ticket|tique|presupuesto|att|atte|atentamente|entrega|entregar|envio|enviado|sent from|enviat|from|subject|asunto|cc|cco|para|de|to|mesa|turno|responsable|firmado|firma|hecho por|obrador|cliente|direccion|horario|iban|forma de pago|vencimiento|base imponible|eso es todo|ya esta|nada mas|y ya|fin)(?:\s*[:.º°]|\s+(?:n|num|numero|de fecha|desde|por|del|antes|lunes|martes|miercoles|jueves|viernes|sabado|domingo|gracias)\b|\s*$)/u
const NUMBERS_OF_SOMEONE = /\b(?:tel|telf?|tlf|tfno|movil|whatsapp|phone|cif|nif|n\.i\.f|vat|rgseaa|iban)\b/
const THANKS =
  /^(?:un |muchos |muchas )?(?:saludos?|besos?|besitos|abrazos?|recuerdos)(?![\p{L}])|\b(?:gracias|gracies|grazie|merci|thanks|thank you|obrigad[oa]|danke|un saludo|saludos|besos|abrazo|abrazos)\s*[!.)]*$/u
const DAY = /(?<![\d/])\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)?\d{2}(?![\d/])/
const CLOCK = /(?<![\d:])(?:[01]?\d|2[0-3]):[0-5]\d(?!\d)/
/** Figures with or without a unit, taken out to see what else a line says. */
const AMOUNTS = /[\d.,]+\s*(?:g|gr|grs|gramos|kg|kgs|kilos?|ml|cl|dl|l|lt|litros?)?(?!\p{L})/gu
const WEIGHT_SAID = /\d\s*(?:g|gr|grs|gramos|kg|kgs|kilos?|ml|cl|dl|l|lt|litros?|oz|lb)\b/

const PRICE = /(?<![\d.,])[\d.,]+\s*(?:€|eur|euros?|\$|usd)(?:\s*\/\s*\p{L}+\.?)?|(?:€|\$)\s*[\d.,]+/gu
/** «1 caja de huevos (30 uds)»: what is bought by the box heads nothing. */
const PACK_OF = /^\d+ (?:cajas?|sacos?|bolsas?|paquetes?|botes?|latas?|briks?|botellas?|cubos?|garrafas?) de \p{L}/u
export const isPackOfSomething = (folded: string): boolean => PACK_OF.test(folded)

const PACKED =
  /\b(?:paquete|bolsa|caja|brik|brick|bote|lata|saco|tarro|unidad|ud|uds|pack|precio|pvp|oferta|iva|inc|incl|incluido|el|la|por|a|de|maximo|minimo|total)\b/g
/** A price, and nothing that it is of. */
const isPriceAlone = (folded: string): boolean =>
  PRICE.test(folded) && !/\p{L}{2}/u.test(folded.replace(PRICE, ' ').replace(AMOUNTS, ' ').replace(PACKED, ' '))

/** «Crema: cocer sin dejar de remover», «Para la masa, amasar todo»: a part, and what is done with it. */
const PART_TOLD = /^\p{L}[\p{L} ]{2,30}\s*[:,]\s+(\p{L}.*)$/u

const STARS = /^[\d.,/\s]*(?:estrellas|stars|votos|votes|opiniones|comentarios|likes|visitas)\b/

/** What is said for another day, or of buying: never weighed into this formula, whatever it names. */
const FOR_LATER =
  /^(?:la proxima|proxima vez|otra vez|probar|comprar|pedir|traer|encargar|falta(?:n)? (?:comprar|pedir)|en (?:verano|invierno)|si (?:hace|quieres|queremos|se quiere|no hay|falta|esta|queda)|ojo\b|caduca|precio|coste|se vende|sale a|p\.?\s?d\.?[\s:])/
/** What people say to each other around a list: no figure, and no ingredient. */
const CHAT =
  /^(?:hola|buenas|buenos dias|gracias|de nada|ok(?:ey)?|vale|perfecto|luego te|manana te|despues te|te (?:paso|mando|envio|dejo|pongo)|ahi (?:va|tienes)|aqui (?:va|tienes)|apunta|toma nota|un (?:saludo|abrazo)|saludos|abrazos|besos|me dices|dime|avisame)(?![\p{L}])[^\d]*$/u
export const isForLater = (folded: string): boolean => FOR_LATER.test(folded) || CHAT.test(folded)

export const isYieldLine = (folded: string): boolean => YIELD.some((says) => says.test(folded))
export const isTitleWithYield = (folded: string): boolean => TITLE_YIELD.test(folded)
export const hasHeatOrTime = (folded: string): boolean =>
  HEAT.test(folded) || DURATION.test(folded) || SPOKEN_DURATION.test(folded)
export const hasOvenWord = (folded: string): boolean => OVEN.test(folded)
export const hasSizeWord = (folded: string): boolean => SIZE.test(folded)

/** What a line is that says so by its own words, whatever stands around it. */
export function skipByWords(clean: string): SkipReason | undefined {
  const folded = foldText(clean).replace(/^[\s.…"“(]+/, '')
  if (folded === '') return 'note'
  if (NOTE.some((says) => says.test(folded)) || STARS.test(folded)) return 'note'
  if (isPriceAlone(folded)) return 'note'
  const weighed = WEIGHT_SAID.test(folded)
  if (PROCESS.test(folded) && !(weighed && headIsKnown(folded.replace(PROCESS, ' ').replace(AMOUNTS, ' '))))
    return 'step'
  if (
    NUMBERS_OF_SOMEONE.test(folded) ||
    (!weighed && [READING, PAPERS, DAY, CLOCK, THANKS].some((says) => says.test(folded)))
  )
    return 'note'
  if (isYieldLine(folded)) return 'yield'
  if (/^\d+\s+(?:vueltas?|pliegues?|folds?|tours?)\b/.test(folded)) return 'step'
  if (beginsAsStep(folded)) return 'step'
  const [, told] = PART_TOLD.exec(folded) ?? []
  return told !== undefined && !weighed && beginsAsStep(told) ? 'step' : undefined
}

const HEADING =
  /^(?:ingredients?|ingredientes?|ingredienti|zutaten|materias? primas?|lista de ingredientes|los ingredientes|elaboracion|elaboracio|preparacion|preparacio|preparation|preparazione|procedimiento|procediment|procedimento|proceso|pasos|metodo|method|instrucciones|instructions|directions|montaje|acabado|decoracion|relleno|cobertura|masa|la masa|prefermento|poolish|biga|esponja|masa final|tangzhong|bano|almibar|glaseado|crema|base|ficha tecnica|ficha|formula|receta|escandallo|receta nueva|recipe|final dough|dough|levain|starter|soaker|sponge|filling|frosting|glaze|crust|streusel|for the|per (?:la|il|l'|lo)|para (?:el|la|los|las)|per a|per al|pour (?:la|le|les)|fase|postre \d|plato \d|capa \d|version \d|amasijo|plaston|empaste|parte|parte \d|paso|dia \d|toppings?|notas)\b/
/** Whether a text without a weight of its own reads like the head of what follows. */
export const isHeadingWord = (folded: string): boolean => HEADING.test(folded)
