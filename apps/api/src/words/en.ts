import type { RefusalCode } from '@obrador/contract'
import { englishQuoted } from '@obrador/engine/language'
import type * as spanish from './es.ts'

const again = (seconds: number): string => `wait ${seconds} s and try again.`

const MEANINGS: Readonly<Record<RefusalCode, string>> = {
  peticion_ilegible: 'The HTTP request cannot be read: no JSON, broken, compressed, too large or cut short.',
  faltan_ingredientes:
    'There is no line to calculate: “ingredients” is missing or empty, or “texto” has nothing that can be weighed.',
  demasiados_ingredientes: 'The formula has more lines than are taken.',
  linea_invalida: 'A line will not do: a field is missing, or is not what it must be.',
  campo_invalido: 'A field outside the lines, or a parameter of the address, is not what it must be.',
  demasiado_anidada: 'A preparation has too many levels or lines inside, or holds itself.',
  sin_peso: 'The weights add up to 0.',
  falta_base: 'What the craft or the type needs is missing: a flour, almond, cocoa, the base of the type.',
  estado_invalido: 'The “estado” sent with a batch is not of this version, or incomplete.',
  oficio_no_disponible: '“craft” or “oficio” asks for a craft that is not calculated here.',
  origen_no_admitido: 'A web page of another site called /mcp, which is for agents.',
  no_existe: 'There is no such path.',
  ingrediente_desconocido: 'The catalogue has no such ingredient.',
  metodo_no_admitido: 'The path does not take that method.',
  demasiadas_peticiones:
    'More requests a minute than a client may send, or too many adjustments or too large bodies of yours under way.',
  error_interno: 'The calculation failed by a mistake of ours.',
  sin_capacidad: 'The service has too much to do, is stopping, or the adjustment took too long.',
}

export const englishEdge: typeof spanish = {
  tableHeads: () => ['key', 'value', 'least', 'most', 'within'],
  lawOfSpain: () => 'The law and the label are those of Spain: what another country would say has not been looked at.',
  refusalMeaning: (code) => MEANINGS[code],
  badBatchLog: () =>
    'The batch cannot be read: send “oficio”, “formula” and, if you like, “hecho”, “medidas” and “estado”. GET /api/hornada gives an example.',
  noSuchCraft: (id, known) => `There is no craft ${englishQuoted(id)}: the crafts are ${known.join(', ')}.`,
  noSuchIngredient: (id) => `The catalogue has no ingredient ${englishQuoted(id)}: look for it at /api/catalogo?q=.`,
  tooLarge: (kibibytes) => `The body is larger than ${kibibytes} KiB: take out whatever is not the formula.`,
  notJson: () => 'Send the body as JSON, with the header “Content-Type: application/json”.',
  noLabel: () =>
    'I have read no ingredient: send the list in “ingredientes” as it stands on the label, or the whole label in “texto”.',
  badBatch: (most) =>
    `Send in “analisis” a list of 1 to ${most} objects with “oficio” and “peticion”: {"analisis": [{"oficio": "helado", "peticion": {"ingredients": […]}}]}.`,
  malformedJson: () =>
    'The body is not valid JSON: check commas, quotation marks and braces, and do not call a field “__proto__” or “constructor”.',
  tooDeep: (levels) => `The JSON has more than ${levels} levels: send only the formula, which has three.`,
  overloadedText: (seconds) => `There are more requests than I can serve: ${again(seconds)}`,
  emptyBody: () => 'The body is empty: send a JSON object with the list “ingredients”.',
  badRequest: () => 'I cannot make sense of the HTTP request: compare it with the examples at /docs.',
  missingHost: () => 'The header “Host” is missing: send the name of the server.',
  expectationText: () => 'I do not serve the header “Expect”: take it out, or send “100-continue”.',
  compressedBody: (encoding) =>
    `The body comes compressed (${englishQuoted(encoding)}): send it uncompressed and without the header “Content-Encoding”.`,
  headersTooLarge: () => 'The headers of the request are too large: take out those that are not needed.',
  requestTimeout: () => 'The request took too long to arrive: send it again.',
  tooManyRequests: (limit, seconds) => `You have gone over the limit of ${limit} requests a minute: ${again(seconds)}`,
  tooMuchAtOnce: (kibibytes, seconds) =>
    `You have requests under way that add up to more than ${kibibytes} KiB: wait ${seconds} s until they end and send it again.`,
  notFound: () => 'There is no such path: see the list at /docs.',
  methodNotAllowed: (method, allowed) => `This path does not take ${method}: use ${allowed.join(' or ')}.`,
  internalErrorText: (requestId) =>
    `The calculation failed through an error of ours: try again and, if it happens again, write to us with the identifier ${requestId}.`,
  drainingText: () => 'The service is stopping: try again in a few seconds.',
  tooBusy: (seconds) => `Too many adjustments are under way just now: ${again(seconds)}`,
  noThread: (seconds) => `I cannot work out adjustments just now: ${again(seconds)}`,
  enoughAdjustments: (most, seconds) =>
    `You already have ${most} adjustments under way: wait ${seconds} s until one ends and try again.`,
  enoughPlans: (most, seconds) =>
    `You already have ${most} plans under way: wait ${seconds} s until one ends and try again.`,
  tookTooLong: (milliseconds) =>
    `This adjustment went beyond ${milliseconds} ms and I have stopped it: take ingredients out of the pantry, or targets, and try again.`,
  foreignOrigin: (origin) =>
    `A page from ${englishQuoted(origin)} may not use this path: call from an agent, or use the paths under /api.`,
  noBatch: () => 'Send one JSON-RPC message per request, not a list: {"jsonrpc": "2.0", …}.',
}
