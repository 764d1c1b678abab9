import { numberText } from '@obrador/engine'
import { italianMargin } from '@obrador/engine/it'
import { italianList, italianQuoted } from '@obrador/engine/language'
import type { ToolMessages } from './tool-messages.ts'

const signed = (value: number): string => `${value > 0 ? '+' : ''}${numberText(value)}`
const span = ([least, most]: readonly [number, number]): string => `${numberText(least, 1)}–${numberText(most, 1)}`
const weighing = (grams: number, isAbout: boolean): string => `, ${isAbout ? '≈ ' : ''}${numberText(grams)} g`

export const italianMessages: ToolMessages = {
  number: (value, decimals) => numberText(value, decimals),
  answerHeads: {
    out: 'Fuori intervallo',
    corrections: 'Correzioni, in grammi del lotto inviato (tutte insieme e nell’ordine)',
    remarks: 'Osservazioni',
    clashes: 'Non quadra',
    inside: 'Che cosa contiene per 100 g',
    likelyRecipe: 'La ricetta probabile',
    bases: 'Basi, in grammi per chilo',
    corrected: 'Da aggiungere per chilo di base',
    because: 'Perché',
    proposals: 'Cambiamenti',
    warnings: 'Avvertenze',
    readings: 'Come è stata letta ogni riga',
    doubtful: 'Righe da controllare',
    figures: 'Valori',
    score: 'Punteggio',
    keeping: 'Conservazione',
    usual: 'Rispetto alle ricette pubblicate',
    adjusted: 'Formula corretta',
    why: 'Che cosa è stato fatto',
    relaxations: 'Basterebbe spostare uno di questi limiti',
    openings: 'O aggiungere uno di questi ingredienti',
    freeings: 'O sbloccare uno di questi, che sono fissi',
    measure: 'Misurare direbbe di più',
    perPortion: 'Per porzione',
    mentions: 'Diciture obbligatorie',
    types: 'Tipi',
    ranges: 'Intervalli obiettivo',
    variants: 'Varianti',
    found: 'Righe del catalogo',
    parts: 'Ricette o parti del testo',
    lines: 'Che cosa pesa',
    asked: 'Che cosa chiedere',
  },
  CALCULATION_FAULT:
    'Il calcolo non è riuscito per un errore nostro: riprova e, se si ripete, raccontacelo con la formula che hai inviato.',
  withUnit: (figures, unit) => `${figures} ${unit}`,
  rangeText: (least, most) => `da ${numberText(least)} a ${numberText(most)}`,
  headlineText: (type, craft, verdict, said) =>
    `${type} (${craft}): ${verdict === '' || said.toLowerCase().startsWith(verdict) ? '' : `${verdict}. `}${said}`,
  missingText: italianMargin,
  outsideText: (label, value, unit, range, missing) => `${label} ${numberText(value)} ${unit}, ${range}: ${missing}`,
  readAsText: (name, as, id, isExact) => {
    if (as === undefined)
      return isExact
        ? `${italianQuoted(name)}: con quello che ne dici`
        : `${italianQuoted(name)}: sconosciuto, pesa soltanto`
    return `${italianQuoted(name)} → ${as} (${id})${isExact ? '' : ', interpretato: controllalo'}`
  },
  weighingText: weighing,
  UNWEIGHED_TEXT: ', senza peso: chiedi quanto',
  uncountedText: (name) => `${italianQuoted(name)}, senza peso: non è stato contato`,
  legalText: (isHeld, name) =>
    isHeld === null
      ? `Può chiamarsi «${name}» se si rispetta anche ciò che una formula non dice`
      : isHeld
        ? `Può chiamarsi «${name}»`
        : `Non può chiamarsi «${name}»`,
  besidesText: (what) => `Se inoltre: ${what.join('; ')}`,
  looksLike: (label, because) => `Sembra un altro prodotto, ${label}: ${because}`,
  textSeems: (read) =>
    read &&
    `Il testo sembra ${read.tipo} (${read.oficio}): ${read.porque}${
      read.alternativas.length > 0
        ? `. Potrebbe essere ${italianList(
            read.alternativas.map(({ tipo }) => tipo),
            'o',
          )}`
        : ''
    }`,
  textTitle: (title) => `Si chiama ${italianQuoted(title)}`,
  partText: (title, grams, type, isJudged) =>
    `${title === undefined ? 'Senza nome' : italianQuoted(title)}, ${numberText(grams)} g${
      type === undefined ? '' : `: sembra ${type}`
    }${isJudged ? ' (quella che si giudica)' : ''}`,
  lineText: (name, grams, isAbout) =>
    grams === undefined ? italianQuoted(name) : `${italianQuoted(name)}${weighing(grams, isAbout)}`,
  lineAsked: (name, what, grams) =>
    `${italianQuoted(name)}: ${what}${grams === undefined ? '' : `, ${numberText(grams)} g?`}`,
  feasibleText: (isFeasible) => {
    if (isFeasible === undefined) return 'Non si sa se è possibile: questa è la migliore formula trovata.'
    return isFeasible
      ? 'È possibile: i grammi qui sotto rispettano tutto ciò che è stato chiesto.'
      : 'Non si può rispettare tutto ciò che è stato chiesto: questa è la formula più vicina.'
  },
  movedText: (name, before, after, change, isNew) =>
    `${name}: ${numberText(before)} → ${numberText(after)} g${change === 0 ? '' : ` (${signed(change)})`}${isNew ? ', nuovo' : ''}`,
  relaxedText: (label, end, from, to, unit) =>
    `${label}: ${end === 'min' ? 'minimo' : 'massimo'} da ${numberText(from)} a ${numberText(to)} ${unit}`,
  openedText: (name, grams) => `${name}, ${numberText(grams)} g`,
  noName: (type) => `${type}, senza una denominazione che vada bene`,
  deniedName: (name) => `${italianQuoted(name)}: non può chiamarsi così, vedi gli avvisi`,
  openName: (name) => `${italianQuoted(name)}: da verificare, vedi gli avvisi`,
  costWithout: (names) =>
    `Il costo non conta ${italianList(names.map(italianQuoted), 'e')}, senza prezzo: è un minimo.`,
  allergensUnknown: (names) =>
    `Nessun dato sugli allergeni di ${italianList(names.map(italianQuoted), 'e')}: chiedi la scheda tecnica al fornitore; non darli per privi di allergeni.`,
  wouldRead: (q, name, id) => `In una formula ${italianQuoted(q)} si legge come ${name} (${id}).`,
  wouldNotRead: (q) =>
    `In una formula ${italianQuoted(q)} non si riconosce: peserebbe senza apportare nulla. Usa una delle righe simili o, se hai la scheda tecnica del fornitore, dai la sua composizione nella riga («azucares», «materiagrasa», «proteinas»…; in «etiquetar», «ficha»).`,
  moreText: (count) => `e altre ${count}: affina la ricerca`,
  compositionText: (name) => `${name}, per 100 g`,
  priceText: (euros) => `prezzo indicativo ${numberText(euros)} €/kg`,
  allergensText: (which) =>
    which.length === 0 ? 'nessun allergene dell’allegato II' : `allergeni: ${which.join(', ')}`,
  sourceText: (title, grade) => `fonte: ${title} (grado ${grade})`,
  typesHead: (craft, usual) => `${craft}. Se non se ne dice un altro, ${usual}.`,
  sackPart: (name, share, unit = '%') =>
    share
      ? `${name}: ${numberText(share.valor, 1)} ${unit}${share.probable ? `, probabile ${span(share.probable)}` : ''}${share.seguro ? `, certo ${span(share.seguro)}` : ''}`
      : name,
  baseTold: (name, lines, flavours) =>
    `${name}: ${lines.map((line) => `${line.name} ${numberText(line.grams, 1)} g`).join(', ')}${flavours.length > 0 ? ` (${flavours.join(', ')})` : ''}`,
  proposalTold: (name, changes) =>
    `${name}: ${changes.map((one) => `${one.name} da ${numberText(one.de, 1)} a ${numberText(one.a, 1)} g`).join(', ')}`,
  menuOrChange: () => 'Manca ciò che si chiede, o c’è due volte: invia «carta» o «cambio», uno dei due.',
}
