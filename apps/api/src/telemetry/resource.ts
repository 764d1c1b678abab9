import { resourceFromAttributes } from '@opentelemetry/resources'
import { ENGINE_VERSION } from '../version.ts'

/** Who is speaking. */
export const telemetryResource = resourceFromAttributes({
  'service.name': 'obrador',
  'service.version': ENGINE_VERSION,
})
