import { REFUSAL_CODES } from '@obrador/contract'
import { compactJson } from './compact-json.ts'
import type { GuideFacts } from './facts.ts'
import { jsonBlock, markdownCode, markdownTable } from './markdown.ts'
import { type OperationPrice, type PricedUnit, pricesTold } from './prices.ts'

/** The guide, as people read it. */

const UNITS: Readonly<Record<PricedUnit, string>> = {
  analisis: 'análisis',
  KiB: 'KiB',
  lineas: 'líneas',
  sabores: 'sabores',
  formulas: 'fórmulas',
}

const priced = ({ base, each = [] }: OperationPrice): string => {
  const more = each.map(({ unit, size }) => `cada ${size === 1 ? '' : `${size} `}${UNITS[unit]}`).join(' o ')
  if (more === '') return `${base}`
  return base === 0 ? `una por ${more}` : `${base}, y otra por ${more} de más`
}

const leaving = ({ leaving: gone }: GuideFacts): string =>
  gone.length === 0
    ? 'Hoy no hay nada en desuso.'
    : markdownTable(
        ['Operación', 'En desuso desde', 'Se retira'],
        gone.map(({ method, path, since, sunset }) => [`\`${method} ${path}\``, since, sunset]),
      )

export const spanishGuide = (facts: GuideFacts): string => `## Empezar

Manda los ingredientes con sus gramos y el tipo de receta a la ruta del oficio. No hace falta clave ni cuenta.

\`\`\`sh
curl -s ${facts.baseUrl}/api/balance -H 'Content-Type: application/json' \\
  -d '${compactJson(facts.call)}'
\`\`\`

De lo que responde:

${jsonBlock(facts.answer)}

- \`GET\` en la misma ruta da una petición que funciona y los tipos que hay; \`GET /api/tipos\`, todos con sus rangos; \`GET /api/catalogo?q=\`, los ingredientes.
- \`/api/ajuste/{oficio}\` da los gramos que la dejan bien; \`/api/etiqueta/{oficio}\`, su etiqueta; \`/api/hoja/{oficio}\`, un libro de Excel que se recalcula solo. El cuerpo es el mismo.
- Helado, panadería y pastelería responden con \`verdict\`; turrón y cacao, con \`score\`.
- Mira siempre \`warnings\`, y en \`lecturas\` cómo se ha leído cada nombre. Lo que el catálogo no conoce se manda con su composición por 100 g.
- Pide menos si necesitas menos: \`?campos=verdict,params.PAC,lecturas.id\` trae solo esos campos y \`?breve=1\`, los de la interfaz (en las demás rutas, lo esencial). Lo que no se pide no se calcula. Vale en todos los POST; un nombre que la respuesta no tiene es un 400.
- \`?codigos=1\`, en cualquiera de esos POST, añade \`hallazgos\`: cada frase como dato (\`codigo\`, \`valores\` y \`donde\`, un puntero JSON), para no tener que leer frases. Los códigos están en \`docs/codigos.md\`.
- \`?idioma=en\` o \`?idioma=it\`, en análisis, ajuste, etiqueta, montaje, producción, hornada, saco y carta, da las frases en inglés o en italiano. Lo que no lo tiene queda en español: \`idioma.sinTraducir\` lo cuenta y \`Content-Language\` dice en qué idiomas va la respuesta. También las negativas, y \`/api/lote\`. Los ingredientes y tipos del catálogo se nombran en ese idioma; lo que escribiste queda como está. La ley es la de España en cualquier idioma (\`pais=es\`, el único): denominaciones y lo que imprime una etiqueta quedan en español. \`Accept-Language\` no cambia nada.
- Para programas: [OpenAPI](${facts.baseUrl}/openapi.json). Para agentes: [llms.txt](${facts.baseUrl}/llms.txt) y, campo a campo, [llms-full.txt](${facts.baseUrl}/llms-full.txt); sus herramientas (Model Context Protocol) están en \`POST /mcp\`.

## Límites

${markdownTable(
  ['Qué', 'Cuánto', 'Si se pasa'],
  [
    ['Peticiones POST por minuto y cliente', `${facts.perMinute}`, '429'],
    ['Las demás, por minuto y cliente', `${facts.othersPerMinute}`, '429'],
    ['Análisis en un `/api/lote`, cada uno cuenta como una petición', `${facts.batch}`, '400'],
    ['Productos de un plan de `/api/produccion`', `${facts.products}`, '400'],
    ['Líneas de un plan que cuentan como una petición', `${facts.planLines}`, '429 si no quedan'],
    ['Ajustes a la vez de un cliente', `${facts.adjustments}`, '429'],
    ['Milisegundos de un ajuste', `${facts.adjustMilliseconds}`, 'lo mejor hallado, o 503'],
    ['Cuerpo, KiB', `${facts.body}; en producción ${facts.planBody}`, '413'],
    ['Cuerpos en marcha a la vez, KiB', `${facts.inFlight} de un cliente`, '429'],
    ['Líneas de una fórmula', `${facts.lines}`, '400'],
    ['Caracteres de un nombre', `${facts.name}`, '400'],
    ['Caracteres de «texto»', `${facts.text}`, '400'],
  ],
)}

Cada POST cuenta como una petición de las del minuto, menos estos; en OpenAPI lo dice \`x-peticiones\`:

${markdownTable(
  ['Operación', 'Peticiones que cuenta'],
  pricesTold().map(([path, price]) => [`\`POST ${path}\``, priced(price)]),
)}

Un cliente es una dirección IPv4 o una red IPv6 /64. \`RateLimit-Policy\` (peticiones y segundos de la ventana), \`RateLimit-Limit\`, \`RateLimit-Remaining\` y \`RateLimit-Reset\` (segundos) dicen cuánto queda; un 429 y un 503 dicen en \`Retry-After\` cuántos segundos hay que esperar. Quien necesite más no nos necesita: el motor se instala (\`@obrador/engine\`) y el servicio entero se puede poner en marcha en casa.

## CORS

Cualquier página puede llamar desde el navegador, salvo a \`/mcp\`: \`Access-Control-Allow-Origin: *\`, con ${markdownCode(facts.methods)} y cualquier cabecera, sin credenciales, que no hacen falta. La consulta previa vale ${facts.preflightHours} h. La página puede leer ${markdownCode(facts.exposed)}.

\`\`\`js
const response = await fetch('${facts.baseUrl}/api/balance', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ ingredients: [{ name: 'Leche entera', grams: 650 }, { name: 'Azúcar', grams: 150 }] }),
})
\`\`\`

## Errores

Toda respuesta de error tiene \`error\` (una frase que dice qué va mal y qué hacer) y \`codigo\`, una palabra estable para programas. Si el fallo está en un sitio, \`linea\` es el índice de la línea, desde 0, y \`campo\` el campo. Vale la pena repetir tras un 429 o un 503, pasados los segundos de \`Retry-After\`; tras un 400, nunca.

Toda respuesta lleva \`X-Request-Id\`, que es como la llama nuestro registro: cítalo si nos escribes. Con \`Accept: application/problem+json\` la negativa viene como problema (RFC 9457): \`type\` (la dirección de lo que significa, en esta página), \`title\`, \`status\`, \`detail\` (la frase) e \`instance\`, y además \`codigo\`, \`linea\` y \`campo\`.

${markdownTable(
  ['`codigo`', 'HTTP', 'Qué ha pasado', 'Qué hacer'],
  Object.entries(REFUSAL_CODES).map(([name, { statuses, means, remedy }]) => [
    `\`${name}\``,
    statuses.join(', '),
    means,
    remedy,
  ]),
)}

## Versiones

La interfaz es la versión 1 (\`version\` de \`GET /api/balance\`). El motor tiene la suya, que va en la cabecera \`Obrador-Version\` de toda respuesta (ahora ${facts.version}): cítala junto a una cifra.

**Puede cambiar sin aviso**: campos nuevos en una respuesta, campos opcionales en una petición, rutas, tipos de receta, ingredientes y otros nombres suyos, valores nuevos de \`codigo\` y las palabras de cualquier frase. Pasa por alto lo que no conozcas y no compares frases.

**No cambia dentro de la versión 1**: ninguna ruta, campo ni parámetro publicado desaparece, cambia de nombre o de tipo, ningún valor publicado de una lista cerrada deja de existir y ningún \`codigo\` cambia de significado. Cada cambio del código se compara con lo publicado antes de salir.

**Los números** cambian solo con la versión del motor, porque se corrige una composición, un rango o una fórmula. Cada cambio va en la sección *Números* del registro de cambios, con lo que se mueve y por qué.

**Lo que se retira** se anuncia en el registro de cambios y sigue respondiendo al menos ${facts.notice} días con \`Deprecation\` (desde cuándo, RFC 9745), \`Sunset\` (hasta cuándo, RFC 8594) y \`Link\`; en OpenAPI lleva \`deprecated\`. ${leaving(facts)}
`
