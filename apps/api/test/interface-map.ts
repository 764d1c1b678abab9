/** Every sentence of the interface, and the test that proves it. Numbers are those of the interface. */
export interface Row {
  readonly rule: string
  readonly says: string
  readonly test: string
}

const POST_200 = '4 POST /api/balance answers 200 with exactly what the engine says'
const MANIFEST = '1.2 and 4 GET /api/balance returns the manifest'
const COMPOSITION = '2.2 composition given is used instead of the catalogue'
const FIGURES = '2.3 params figures mean what they say'
const PAC_INFO = '2.3 pac_info repeats the PAC, its range and whether it is inside'
const CLASSIC_INFO = '2.3 pac_info.indice_clasico repeats the classic index and judges it'
const APPLIED = '2.3 craft, type and typeLabel say what was applied'
const TEXTS = '2.4 service, description and note are texts in Spanish'
const ADDRESSES = '2.4 docs is the address of the documentation, and poweredBy the attribution'
const CLASSIC = '1 PAC_indice_clasico has sucrose at 100, dextrose at about 190 and a range by type'
const WORKING_RANGE = '1 PAC working range is fixed and a balanced formula is about -11.5'
const FALLBACK = '2.2 type unknown is replaced by helado_crema'
const UNSUPPORTED = '7 POST /api/balance 400 craft not supported: «%s»'
const RATE = '8 rate is 60 POST requests per minute and client, and one more gives 429'
const ERROR_BODY = '7 the error body is error alone, in Spanish, and supported only for an unsupported craft'
const FAILURES = '4 rule 2 every POST documents its failures with the Error shape'
const INTERNAL = '7 all POST 500 says nothing of the inside'
const ROUNDING = '2.3 parameters are rounded to 2 decimals'
const PROPORTIONS = '1.3 weights are proportions'
const OPENAPI = '4 rule 6 a machine-readable description is served at /openapi.json'

export const interfaceMap: readonly Row[] = [
  {
    rule: '1.1',
    says: 'Takes ingredients with weights and a type; computes and compares',
    test: '1.1 computes parameters and compares them with the ranges of the type',
  },
  { rule: '1.2', says: 'A GET on the ice cream path returns a manifest', test: MANIFEST },
  {
    rule: '1.2 five',
    says: 'Five calculation endpoints, one per craft',
    test: '1.2 five calculation endpoints exist, one per craft',
  },
  { rule: '1.3', says: 'Weights are proportions, no fixed total', test: PROPORTIONS },
  {
    rule: '1.4',
    says: 'Ice cream: composition, verdict and suggestions',
    test: '1.4 gives composition, verdict and suggestions',
  },
  {
    rule: '1.5',
    says: 'Bakery: percentages over flour with real water',
    test: '1.5 percentages are over flour, with the real water of milk, egg, butter and honey',
  },
  {
    rule: '1.6',
    says: 'Pastry: composition per 100 g and parameters of the type',
    test: '1.6 composition is per 100 g of recipe, with the parameters of the type beside it',
  },
  {
    rule: '1.7',
    says: 'Nougat: almond, honey, sugar, ratio and fat against the thresholds; almonds and category',
    test: '1.7 almond, honey, sugar, their ratio and fat are compared with the thresholds of the type',
  },
  {
    rule: '1.8',
    says: 'Cocoa: composition, cost, legal denomination, medal, tempering, and aw of fillings',
    test: '1.8 cocoa, butter, fat, sugar, dairy and cost; legal denomination, medal, tempering and, in fillings, aw',
  },
  { rule: '1.9', says: 'Text for people is in Spanish', test: '1.9 text meant for people is in Spanish' },
  {
    rule: '1 PAC scale',
    says: 'Negative; the more negative, the softer',
    test: '1 PAC is negative, and the more negative the softer',
  },
  { rule: '1 PAC working range', says: 'Fixed [-12.5, -10.6]; balanced about -11.5', test: WORKING_RANGE },
  { rule: '1 PAC classic', says: 'Sucrose 100, dextrose about 190; range by type', test: CLASSIC },
  { rule: '1 PAC interpretation', says: 'PAC is read in the service scale', test: PAC_INFO },

  {
    rule: '2 JSON',
    says: 'Requests and responses are JSON; nothing is stored',
    test: '2 every call is a calculation on its body and nothing is kept',
  },
  { rule: '2.1 Range', says: 'Two numbers, [minimum, maximum]', test: '2.1 Range is two numbers, minimum and maximum' },
  {
    rule: '2.1 Range component',
    says: 'One shape wherever it stands',
    test: '2.1 Range is one component, and headers are written once',
  },
  { rule: '2.1 Verdict', says: 'equilibrada or revisar', test: '2.1 Verdict is equilibrada or revisar' },
  { rule: '2.1 Status', says: 'ok on HTTP 200', test: '2.1 Status is ok on 200' },
  { rule: '2.1 Error', says: 'See section 7', test: ERROR_BODY },

  { rule: '2.2 craft', says: 'Optional, helado by default', test: '2.2 craft defaults to helado: %j' },
  { rule: '2.2 type', says: 'Optional, one of twelve', test: '2.2 type %s is accepted' },
  { rule: '2.2 type unknown', says: 'Replaced by helado_crema', test: FALLBACK },
  {
    rule: '2.2 type absent',
    says: 'Not required',
    test: '2.2 type absent or null is helado_crema without a warning: %j',
  },
  { rule: '2.2 ingredients', says: 'Required', test: '4 rule 3 ingredients is required' },
  {
    rule: '2.2 ingredients described',
    says: 'Required in the description of every POST of a formula',
    test: '4 rule 3 ingredients is required in the document of every POST of a formula, with texto as the alternative',
  },
  {
    rule: '2.2 name',
    says: 'Catalogue name, or custom with composition',
    test: '2.2 composition makes a custom name work without a warning',
  },
  {
    rule: '2.2 grams',
    says: 'Number, used as a proportion',
    test: '2.2 grams may be zero in a line and decimal in another',
  },
  { rule: '2.2 composition', says: 'Given values are used instead of the catalogue', test: COMPOSITION },
  {
    rule: '2.2 rule 1',
    says: 'Unknown without composition: inert, warned',
    test: '2.2 rule 1 an unknown name without composition is inert and warned about',
  },
  {
    rule: '2.2 rule 2',
    says: 'Without composition, the catalogue',
    test: '2.2 rule 2 the catalogue is used when no composition is given',
  },

  { rule: '2.3 rounding', says: 'Per 100 g of mix, 2 decimals', test: ROUNDING },
  { rule: '2.3 status', says: 'ok', test: '2.1 Status is ok on 200' },
  {
    rule: '2.3 verdict',
    says: 'equilibrada when everything is within range',
    test: '2.3 verdict is equilibrada exactly when nothing in inRange is false',
  },
  { rule: '2.3 craft', says: 'Always helado', test: APPLIED },
  { rule: '2.3 type', says: 'Type applied, after the fallback', test: APPLIED },
  { rule: '2.3 typeLabel', says: 'Readable label', test: APPLIED },
  { rule: '2.3 params', says: 'Ten numbers', test: '2.3 params has its ten numbers' },
  {
    rule: '2.3 ranges',
    says: 'Target ranges of the type, PAC fixed',
    test: '2.3 ranges has the limits of the type, with the fixed range for PAC',
  },
  {
    rule: '2.3 ranges keys',
    says: 'Seven ranges for every type',
    test: '2.3 and D14 the keys of an ice cream that are always there are required',
  },
  {
    rule: '2.3 inRange',
    says: 'true, false, or null without limits',
    test: '2.3 inRange is true inside, false outside and null without limits',
  },
  { rule: '2.3 pac_info', says: 'Object', test: PAC_INFO },
  {
    rule: '2.3 suggestions',
    says: 'Which ingredient to raise or lower',
    test: '2.3 suggestions say what to raise or lower otherwise',
  },
  {
    rule: '2.3 suggestions in range',
    says: 'A single confirmation',
    test: '2.3 suggestions hold one confirmation when everything is in range',
  },
  { rule: '2.3 warnings', says: 'Array of string', test: '2.3 warnings is a list of texts' },
  {
    rule: '2.3 disclaimer',
    says: 'Fixed text on the scale and the index',
    test: '2.3 disclaimer is a fixed text about the PAC scale and the classic index',
  },
  {
    rule: '2.3 catalogoIngredientes',
    says: 'Number of catalogue ingredients',
    test: '2.3 catalogoIngredientes counts the catalogue',
  },
  { rule: '2.3 poweredBy', says: 'Fixed attribution', test: '2.3 poweredBy is the fixed attribution' },
  { rule: '2.3 params.PAC', says: 'Service scale, negative', test: FIGURES },
  { rule: '2.3 params.POD', says: 'Relative sweetness, sucrose 100', test: FIGURES },
  { rule: '2.3 params.azucares', says: 'Total sugars, %', test: FIGURES },
  { rule: '2.3 params.materiaGrasa', says: 'Total fat, %', test: COMPOSITION },
  {
    rule: '2.3 params.SLNG',
    says: 'Non-fat milk solids, %',
    test: '2.2 composition makes a custom name work without a warning',
  },
  {
    rule: '2.3 params.solidosTotales',
    says: 'Sugars + fat + SLNG + other solids, %',
    test: '2.2 composition makes a custom name work without a warning',
  },
  {
    rule: '2.3 params.aguaLibre',
    says: '100 minus total solids, %',
    test: '2.3 aguaLibre is 100 minus the total solids',
  },
  { rule: '2.3 params.kcal_100g', says: 'Energy', test: FIGURES },
  {
    rule: '2.3 params.coste_100g_eur',
    says: 'Cost, from catalogue or passed prices',
    test: '2.3 coste_100g_eur follows the prices passed per ingredient',
  },
  { rule: '2.3 params.PAC_indice_clasico', says: 'Classic index', test: CLASSIC },
  { rule: '2.3 pac_info.escala', says: 'Explanation of the scale', test: PAC_INFO },
  { rule: '2.3 pac_info.valor', says: 'Equal to params.PAC', test: PAC_INFO },
  { rule: '2.3 pac_info.rango_trabajo', says: '[-12.5, -10.6]', test: PAC_INFO },
  { rule: '2.3 pac_info.en_rango', says: 'Equal to inRange.PAC', test: PAC_INFO },
  { rule: '2.3 pac_info.indice_clasico', says: 'descripcion, valor, rango_por_tipo, en_rango', test: CLASSIC_INFO },

  { rule: '2.4 shape', says: 'Nine fields', test: MANIFEST },
  { rule: '2.4 service', says: 'Service name', test: TEXTS },
  { rule: '2.4 version', says: 'The string 1', test: '2.4 version is the string 1' },
  { rule: '2.4 description', says: 'What the service does', test: TEXTS },
  { rule: '2.4 endpoint', says: 'Method and path', test: '2.4 endpoint is method and path' },
  { rule: '2.4 types', says: 'Recipe types accepted', test: '2.4 types lists the recipe types' },
  { rule: '2.4 bodyExample', says: 'Sample request', test: '2.4 bodyExample is a request that works' },
  { rule: '2.4 note', says: 'Composition may be passed', test: TEXTS },
  { rule: '2.4 docs', says: 'Documentation address', test: ADDRESSES },
  { rule: '2.4 poweredBy', says: 'Attribution', test: ADDRESSES },

  {
    rule: '2.5 request type',
    says: 'Eight types, pan_comun by default',
    test: '2.5 type defines the reference ranges, and pan_comun is the default',
  },
  {
    rule: '2.5 request role',
    says: 'role forces the classification',
    test: '2.5 role forces the classification of a name that is not recognisable',
  },
  {
    rule: '2.5 response',
    says: 'status, verdict, type, typeLabel, params, ranges, inRange, suggestions, warnings, poweredBy',
    test: '2.5 response has every field of the interface, percentages rounded',
  },

  {
    rule: '2.6 request type',
    says: 'Default genoise; the examples are accepted',
    test: '2.6 type is genoise by default, and every type the interface names is accepted',
  },
  {
    rule: '2.6 names',
    says: 'Catalogue names in Spanish; a custom name with its composition',
    test: '2.6 names of the interface are all known, and a custom name may bring its composition',
  },
  {
    rule: '2.6 response',
    says: 'status, verdict, type, typeLabel, params, ranges, inRange, trophy, suggestions, warnings, poweredBy',
    test: '2.6 response has every field of the interface, and a trophy when it is earned',
  },
  {
    rule: '2.8 type',
    says: 'Seven types, default negro',
    test: '2.8 type defines the legal and target ranges, and negro is the default',
  },
  {
    rule: '2.8 ids',
    says: 'Twenty catalogue ids',
    test: '2.8 every catalogue id of the interface is known',
  },
  {
    rule: '2.8 response',
    says: 'status, craft, type, typeLabel, params, score, poweredBy',
    test: '2.8 response has every field of the interface',
  },
  {
    rule: '2.8 params',
    says: 'cacaoTotal, manteca, grasaTotal, azucar, lacteos',
    test: '2.8 params are % of finished product',
  },
  {
    rule: '2.8 score',
    says: 'tipo, medalla, temple, aw',
    test: '2.8 score has the type, a medal, three ranges in °C, and aw only in praline-filling or ganache types',
  },

  {
    rule: '2.7 request type',
    says: 'Seven types, jijona by default',
    test: '2.7 request type is jijona by default and defines the thresholds',
  },
  {
    rule: '2.7 names',
    says: 'Catalogue ids',
    test: '2.7 names of the interface are all known ids of the catalogue',
  },
  {
    rule: '2.7 response',
    says: 'status, craft, type, typeLabel, params, score, poweredBy',
    test: '2.7 response has every field of the interface',
  },

  { rule: '4 GET /api/balance', says: '200, BalanceManifest', test: MANIFEST },
  { rule: '4 POST /api/balance', says: '200, BalanceResponse', test: POST_200 },
  {
    rule: '4 POST /api/balance/panaderia',
    says: '200',
    test: '4 POST /api/balance/panaderia answers 200 with exactly what the engine says',
  },
  {
    rule: '4 POST /api/balance/pasteleria',
    says: '200',
    test: '4 POST /api/balance/pasteleria answers 200 with exactly what the engine says',
  },
  {
    rule: '4 POST /api/balance/turron',
    says: '200',
    test: '4 POST /api/balance/turron answers 200 with exactly what the engine says',
  },
  {
    rule: '4 POST /api/balance/cacao',
    says: '200',
    test: '4 POST /api/balance/cacao answers 200 with exactly what the engine says',
  },
  {
    rule: '4 rule 1',
    says: 'POST carries application/json',
    test: '4 rule 1 POST takes application/json, with or without a charset',
  },
  { rule: '4 rule 2', says: '400, 429 or 500 with the Error shape', test: FAILURES },
  { rule: '4 rule 3', says: 'ingredients is required', test: '4 rule 3 ingredients is required' },
  { rule: '4 rule 4 craft', says: 'Another craft is rejected with 400', test: UNSUPPORTED },
  { rule: '4 rule 4 type', says: 'An unknown type falls back', test: FALLBACK },
  {
    rule: '4 rule 5',
    says: 'The other crafts have no craft field',
    test: '4 rule 5 a craft field is ignored like any field that is not known',
  },
  { rule: '4 rule 6', says: 'Schema at /openapi.json', test: OPENAPI },

  { rule: '5.1', says: 'Public: no login, key or token', test: '5.1 no login, key or token is asked for' },
  { rule: '5.2', says: 'Callers are told apart by IP only', test: '5.2 callers are told apart by their address alone' },

  { rule: '7 Error body', says: 'error in Spanish; supported only for the craft', test: ERROR_BODY },
  {
    rule: '7 POST /api/balance 400 ingredients',
    says: 'ingredients missing',
    test: '7 POST /api/balance 400 ingredients missing: %j',
  },
  {
    rule: '7 POST /api/balance 400 weights',
    says: 'Sum of weights is 0',
    test: '7 POST /api/balance 400 sum of weights is 0',
  },
  { rule: '7 POST /api/balance 400 craft', says: 'craft not supported, with supported', test: UNSUPPORTED },
  {
    rule: '7 POST /api/balance/panaderia 400',
    says: 'ingredients missing; no recognisable flour',
    test: '7 POST /api/balance/panaderia 400 without ingredients or without recognisable flour',
  },
  {
    rule: '7 POST /api/balance/pasteleria 400',
    says: 'ingredients missing; the type does not recognise its base ingredient',
    test: '7 POST /api/balance/pasteleria 400 without ingredients or without the base of its type',
  },
  {
    rule: '7 POST /api/balance/turron 400',
    says: 'No valid ingredients',
    test: '7 POST /api/balance/turron 400 without almond, honey or sugar of any weight',
  },
  {
    rule: '7 POST /api/balance/cacao 400',
    says: 'No valid ingredients',
    test: '7 POST /api/balance/cacao 400 no valid ingredients',
  },
  { rule: '7 all POST 429', says: 'Request limit exceeded', test: RATE },
  { rule: '7 all POST 500', says: 'Internal calculation error', test: INTERNAL },
  {
    rule: '7 no failure in 200',
    says: 'A completed calculation is status ok',
    test: '7 a completed calculation is never a failure inside a 200',
  },

  { rule: '8 rate', says: '60 requests per minute per client IP', test: RATE },
  { rule: '8 rounding', says: '2 decimals', test: ROUNDING },
  { rule: '8 weights', says: 'Proportional, no required total', test: PROPORTIONS },

  { rule: '9.1', says: 'API version is the string 1', test: '2.4 version is the string 1' },
  { rule: '9.2', says: 'Version 1 of the path supports helado only', test: UNSUPPORTED },
  { rule: '9.3', says: 'The version is not in the path', test: '9 the version is not in the path' },
]
