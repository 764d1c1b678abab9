import { allCrafts, POWERED_BY } from '@obrador/engine'
import type { Static } from 'typebox'
import { bothTexts } from './both-texts.ts'
import { analysisContracts, analysisSchemas } from './crafts.ts'
import { API_VERSION, manifestProperties } from './helado/manifest.ts'
import * as say from './messages.ts'
import { Type } from './schema-type.ts'

/** The manifest of the other crafts, in the shape of the ice cream one. */
export const CraftManifest = Type.Object(
  {
    ...manifestProperties,
    bodyExample: Type.Unsafe<object>({
      type: 'object',
      additionalProperties: true,
      ...bothTexts`Petición de ejemplo, lista para mandar. | An example request, ready to send.`,
    }),
  },
  bothTexts`Qué ofrece el cálculo de un oficio. | What the calculation of a craft offers.`,
)

export function manifestOfCraft(id: keyof typeof analysisContracts, docs: string): Static<typeof CraftManifest> {
  const { path, description, request } = analysisContracts[id]
  const [bodyExample] = Reflect.get(analysisSchemas[request], 'examples') as readonly [object]
  return {
    service: say.SERVICE_NAME,
    version: API_VERSION,
    description,
    endpoint: `POST ${path}`,
    types: Object.keys(allCrafts[id].types),
    note: say.MANIFEST_NOTE,
    docs,
    poweredBy: POWERED_BY,
    bodyExample,
  }
}
