/**
 * The engine and the balancer speak to whoever calls them: «manda», «fijo: false», the names of fields. On a screen there
 * is nothing to send and there are no fields but those one sees, so those parts have their own wording here.
 */

const REWORDED: readonly (readonly [said: RegExp, here: string])[] = [
  [/^Falta «ingredients»: .*$/, 'Añade al menos un ingrediente con su peso.'],
  [/^La suma de los pesos es 0: .*$/, 'Escribe los gramos de al menos un ingrediente.'],
  [/^Has mandado (\d+) ingredientes/, 'La fórmula tiene $1 ingredientes'],
  [/«\w+» debe tener entre (\d+) y (\d+) caracteres/, 'el nombre debe tener entre $1 y $2 letras'],
  [/«\w+» debe ser un número de gramos/, 'el peso debe ser un número de gramos'],
  [
    /^Línea \d+ \((«.+?»)\): «\w+» ([\d,]+) no puede ser de este ingrediente/,
    '$1: $2 no puede ser de este ingrediente',
  ],
  [
    /^Línea \d+ \((«.+?»)\): «\w+» no dice nada de este ingrediente\. .*$/,
    '$1: esa medida no dice nada de este ingrediente.',
  ],
  [/^Línea \d+ \((«.+?»)\): «\w+» es lo que mides .*$/, '$1: la medida debe ser un número entre 0 y 100.'],
  [/^«aguaEvaporada»/, 'El agua que se evapora'],
  [/^El tipo «\w+» no reconoce su ingrediente base/, 'No veo el ingrediente base de este tipo'],
  [/; di su «role» si es /, '; créalo como ingrediente tuyo si es '],
  [/: comprueba su «role»/, ': comprueba qué es'],
  [/ o marca role "\w+"/, ''],
  [/ Pásame su composición para afinar\./, ' Créalo como ingrediente tuyo.'],
  [/ Manda en «ficha» lo que dice la etiqueta de tu proveedor\./, ' Créalo como ingrediente tuyo.'],
  [/: manda lo que falta en «ficha»/, ': créalo como ingrediente tuyo con la ficha del proveedor'],
  [/, o mándalos en «ficha»/, ', o créalo como ingrediente tuyo'],
  [/: manda su «precio» en €\/kg/, ': escríbelo en Despensa'],
  [/pon en «denominacion» qué es/, 'pon en «Denominación» qué es'],
  [/«manoDeObra\.minutos»/, '«Minutos para todas»'],
  [/«manoDeObra\.eurosHora»/, '«Euros por hora»'],
  [/: pon «precio» en €\/kg/, ': escribe el precio en «Coste»'],
  [/ Escríbelo como en el catálogo o dame su composición\./, ' Elígelo del catálogo.'],
  [/ Ponlo en «despensa»\./, ' Añádelo a tu despensa.'],
  [/ Ponle «fijo»: false\./, ' Desbloquéalo.'],
  [/suelta más ingredientes \(«fijo»: false\)/, 'desbloquea más ingredientes'],
  [/ Con «fijo»: false se movería\./, ' Desbloquéalo si quieres que cambie.'],
  [/ Con «fijo»: false se moverían\./, ' Desbloquéalos si quieres que cambien.'],
]

export const forPeople = (sentence: string): string =>
  REWORDED.reduce((text, [said, here]) => text.replace(said, here), sentence)
