import { COPY_FILE, formats, LINK_FILE } from '../../apps/web/format/library.ts'
import { markdownTable } from './table.ts'

/** The page of what a maker takes away, and the schemas that it tells of. */

interface Schema {
  readonly description?: string
  readonly type?: string
  readonly $ref?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | boolean
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly $defs?: Readonly<Record<string, Schema>>
}

/** Longer lists of values stand in the schema. */
const MOST_VALUES = 6

function kindOf(schema: Schema): string {
  if (schema.$ref) return schema.$ref.replace('#/$defs/', '')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum && schema.enum.length <= MOST_VALUES) return schema.enum.join(', ')
  if (schema.items) return `lista de ${kindOf(schema.items)}`
  const [values] = Object.values(schema.patternProperties ?? {})
  if (values) return `por clave: ${kindOf(values)}`
  if (schema.properties) return `{ ${Object.keys(schema.properties).join(', ')} }`
  return { string: 'texto', number: 'número', boolean: 'sí o no', object: 'objeto' }[schema.type ?? ''] ?? 'texto'
}

const fieldsOf = ({ properties = {}, required = [] }: Schema): string =>
  markdownTable(
    ['Campo', 'Clase', 'Qué dice'],
    Object.entries(properties).map(([name, field]) => [
      `\`${name}\`${required.includes(name) ? '' : ' (puede faltar)'}`,
      kindOf(field),
      field.description ?? '',
    ]),
  )

const schemaOf = (file: string): Schema => JSON.parse(JSON.stringify(formats[file]))

const shapes = (file: string): string =>
  Object.entries(schemaOf(file).$defs ?? {})
    .map(([name, schema]) => `### ${name}\n\n${schema.description ?? ''}\n\n${fieldsOf(schema)}`)
    .join('\n\n')

const FOLDER = 'docs/formato'

export const schemaFiles = (): readonly { readonly path: string; readonly text: string }[] =>
  Object.entries(formats).map(([file, schema]) => ({
    path: `${FOLDER}/${file}`,
    text: `${JSON.stringify(schema, null, 2)}\n`,
  }))

export const formatPage = (): string => `# Lo que te llevas: formatos

Lo que guardas en Obrador es tuyo: sale entero, en formatos abiertos que otro programa puede leer sin preguntarnos. Esta página los describe; los esquemas
(JSON Schema 2020-12) están al lado, y una prueba los compara con lo que la aplicación escribe y vuelve a leer.

| Formato | Esquema | De dónde sale |
| --- | --- | --- |
| la copia | [${COPY_FILE}](formato/${COPY_FILE}) | «Copia» de la aplicación: un fichero \`obrador-AAAA-MM-DD.json\` |
| el enlace | [${LINK_FILE}](formato/${LINK_FILE}) | «Compartir»: la fórmula va en la dirección y no pasa por ningún servidor |
| la receta | [schema.org/Recipe](https://schema.org/Recipe) en JSON-LD | \`?formato=jsonld\` en el análisis de cada oficio; la página de la ficha técnica |
| el catálogo | CSV y JSON | \`GET /api/catalogo.csv\`, \`GET /api/catalogo.json\` y \`npm run static\` |

## Versiones

- La copia dice su versión en \`obrador\`; la del enlace va en el nombre de su clave (\`#f=\` es la 1).
- Dentro de una versión solo se añaden campos, y los nuevos pueden faltar. Quien lee pasa por alto lo que no conoce.
- Cambia el número si un campo se va, cambia de sentido o pasa a ser obligatorio. El esquema de la versión anterior se queda en esta carpeta.
- La aplicación lee siempre las versiones anteriores, también la 1 (\`{ "obrador": 1, "formulas": […], "own": […] }\`). Una más nueva que ella la rechaza
  entera, sin tocar nada.
- Al leer se comprueba cada campo: lo que no es lo que debe se deja fuera, y lo demás entra.
- Un texto tiene como mucho 400 letras (una nota 20\u202f000, un paso 4\u202f000), una fórmula 1\u202f000 líneas. Las fechas van en ISO 8601; los pesos, en
  gramos; los precios, en euros sin IVA.

## La copia

${fieldsOf(schemaOf(COPY_FILE))}

${shapes(COPY_FILE)}

## El enlace

Tras \`#f=\`, base64url (sin \`=\`) de deflate sin cabecera (RFC 1951) de un JSON en UTF-8. Los identificadores de las líneas no viajan. Para abrirlo:

\`\`\`python
import base64, json, zlib
dato = enlace.split('#f=')[1]
texto = zlib.decompress(base64.urlsafe_b64decode(dato + '=' * (-len(dato) % 4)), wbits=-15)
formula = json.loads(texto)['formula']
\`\`\`

${fieldsOf(schemaOf(LINK_FILE))}

Las demás formas son las de la copia; una línea no tiene \`id\`, ni una fórmula \`entry\`.

## El catálogo

\`GET /api/catalogo.json\` y \`GET /api/catalogo.csv\` dan las filas de una vez: composición en gramos por 100 g, alérgenos, precio orientativo, fuente con su licencia e identificadores
de otros (Open Food Facts, CIQUAL, USDA…). La tabla va en UTF-8 con comas y punto decimal; lo que lleva varias cosas las separa con \`|\`. Cambian con cada versión: guárdalas y pregunta con
\`If-None-Match\`. Pon \`atribucion\` donde las muestres.

\`npm run static\` escribe en \`dist/static\` los mismos datos como ficheros, para servirlos desde cualquier CDN: \`api/catalogo/leche_entera/index.json\` es lo que
contesta \`GET /api/catalogo/leche_entera\`, y así con \`api/tipos\`. \`index.json\` trae cada fichero con su tamaño y su SHA-256.

## La receta

| En schema.org | Qué lleva |
| --- | --- |
| \`name\` | el nombre de la fórmula, el título del texto pegado o el tipo |
| \`recipeCategory\`, \`keywords\` | el tipo y el oficio |
| \`recipeIngredient\` | «500 g Agua», una línea por ingrediente |
| \`supply\` | lo mismo en cifras (\`HowToSupply\`, gramos): para volver a leerla sin perder nada |
| \`recipeYield\`, \`yield\` | gramos de producto acabado |
| \`yield.additionalProperty\` | oficio, tipo, veredicto y cada cifra como \`PropertyValue\`: \`propertyID\` es la clave de «params», \`valueReference\` su rango |
| \`nutrition\` | por 100 g de producto acabado, redondeada como en una etiqueta. Lo que no se conoce entero falta; \`sodiumContent\` es la sal entre 2,5 |
| \`recipeInstructions\` | los pasos, si los hay |
| \`comment\` | los avisos del análisis |

Un buscador pide además una imagen, que el servicio no tiene: añádela en tu página.
`
