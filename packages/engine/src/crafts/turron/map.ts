import type { MapAxes } from '../../judge/axes.ts'

/** Water boils off, so it is no axis; figures of the finished product are others than these, of what is weighed. */
export const turronMapAxes: MapAxes = { otherwise: ['azucar', 'fruto_seco_entero'], types: {}, figures: {} }
