import type { SpanishDescription } from './described.ts'

/** What each field, answer and parameter is, in English, by its Spanish description. One that is missing, or that nobody has any more, does not compile. */
export const ENGLISH_DESCRIPTIONS: Readonly<Record<SpanishDescription, string>> = {
  'Documento OpenAPI 3.1.': 'OpenAPI 3.1 document.',
  'Se ha superado el límite de peticiones por minuto.': 'The limit of requests per minute has been passed.',
  'Error interno de cálculo.': 'Internal error of the calculation.',
  'La réplica no da abasto; vale volver a intentarlo enseguida.':
    'The replica cannot keep up; it is worth trying again at once.',
  'El proceso vive.': 'The process lives.',
  'Siempre «ok».': 'Always `ok`.',
  'El servicio admite peticiones.': 'The service takes requests.',
  'Dónde se cuentan los clientes: «shared», entre todas las réplicas; «memory», cada proceso por su cuenta; «away», por su cuenta mientras falta el almacén. En los tres casos el límite rige.':
    'Where clients are counted: `shared`, by all replicas together; `memory`, by each process itself; `away`, by itself while the store is away. In all three the limit holds.',
  'El servicio se está parando y ya no admite peticiones nuevas.': 'The service is stopping and takes no new requests.',
  'Calcula PAC, POD, azúcares, grasa, SLNG, sólidos, agua libre, energía y coste de una fórmula de helado, los compara con los rangos de su tipo y propone correcciones en gramos.':
    'Works out PAC, POD, sugars, fat, milk solids not fat, solids, free water, energy and cost of an ice cream formula, compares them with the ranges of its type and proposes corrections in grams.',
  'Con «1» la respuesta trae «explicacion»: cómo ha salido cada cifra. Trae también «duda» y «habitual».':
    'With `1` the answer has `explicacion`: how each figure came about. It has `duda` and `habitual` too.',
  'Con «1», junto a «explica=1», la explicación llega a lo que hay dentro de cada preparación.':
    'With `1`, together with `explica=1`, the explanation reaches what is inside each preparation.',
  'Con «1» la respuesta trae «duda»: lo que puede moverse cada cifra con lo que varían los ingredientes, si el veredicto aguanta y qué medir.':
    'With `1` the answer has `duda`: how far each figure may move with what ingredients vary, whether the verdict holds and what to measure.',
  'División de tu balanza en gramos, para «duda»; 0 si los pesos no yerran. Si falta, una milésima del lote, y una diezmilésima para lo que no llega a una centésima.':
    'Division of your scale in grams, for `duda`; 0 if the weights do not err. If missing, a thousandth of the batch, and a ten-thousandth for what is less than a hundredth of it.',
  'Con «1» la respuesta trae «hallazgos»: cada frase como dato, con su código y sus valores, para programas.':
    'With `1` the answer has `hallazgos`: each sentence as data, with its code and its values, for programs.',
  'Con «1» la respuesta trae solo los campos de la interfaz (y lo que otro parámetro pida por su nombre); lo demás no se calcula.':
    'With `1` the answer has only the fields of the interface (and what another parameter asks for by name); the rest is not calculated.',
  'Los campos de la respuesta que quieres, separados por comas, con punto para los de dentro: «verdict,params.PAC,lecturas.id». Los demás faltan, aunque figuren como obligatorios, y no se calculan. Junto a «breve=1» se suman.':
    'The fields of the answer that you want, parted by commas, with a dot for those inside: `verdict,params.PAC,lecturas.id`. The others are missing, even where they are listed as required, and are not calculated. With `breve=1` they are added to it.',
  'Con «1» la respuesta trae «habitual»: lo rara que es la fórmula entre las publicadas de su tipo, qué cantidad llama la atención y a cuáles se parece.':
    'With `1` the answer has `habitual`: how rare the formula is among the published ones of its type, which amount stands out and which it resembles.',
  'A prueba: con «en» las frases de un helado van en inglés (avisos, correcciones, negativas). Lo que no lo tiene queda en español, y lo dicen «idioma» y la cabecera «Content-Language». Nombres de ingredientes, tipos, denominaciones y textos fijos no se traducen. «Accept-Language» no cuenta.':
    'On trial: with `en` the sentences of an ice cream are in English (warnings, corrections, refusals). What has none stays Spanish, and `idioma` and the header `Content-Language` say so. Names of ingredients, types, legal names and fixed texts are not translated. `Accept-Language` does not count.',
  'Temperatura de tu vitrina en °C, para la curva de congelación de «explicacion».':
    'Temperature of your cabinet in °C, for the freezing curve of `explicacion`.',
  'El análisis de la fórmula.': 'The analysis of the formula.',
  'La petición no se puede calcular; el mensaje dice por qué y qué hacer.':
    'The request cannot be calculated; the message says why and what to do.',
  'El cuerpo es demasiado grande.': 'The body is too large.',
  'El cuerpo no viene como JSON.': 'The body does not come as JSON.',
  'Qué ofrece el cálculo de este oficio.': 'What the calculation of this craft offers.',
  'Calcula los porcentajes panaderos sobre toda la harina (hidratación con el agua real de cada ingrediente, sal, levadura tal como se pesa, prefermento, grasa y azúcar), los compara con los rangos de su tipo y propone correcciones en gramos.':
    "Works out baker's percentages of all flour (hydration with the real water of each ingredient, salt, yeast as it is weighed, pre-ferment, fat and sugar), compares them with the ranges of its type and proposes corrections in grams.",
  'Nombre del servicio.': 'Name of the service.',
  'Versión de la API.': 'Version of the API.',
  'Qué hace el servicio.': 'What the service does.',
  'Dónde se calcula: método y ruta.': 'Where it is calculated: method and path.',
  'Tipos de receta que admite «type».': 'Recipe types that `type` takes.',
  'Petición de ejemplo, lista para mandar.': 'An example request, ready to send.',
  'Cómo afinar el cálculo.': 'How to refine the calculation.',
  'Documentación para personas.': 'Documentation for people.',
  'Atribución fija del servicio.': 'Fixed attribution of the service.',
  'Qué ofrece el cálculo de un oficio.': 'What the calculation of a craft offers.',
  'Calcula la composición por 100 g de receta y las proporciones propias de cada masa o crema, las compara con los rangos de su tipo, da una medalla y propone correcciones en gramos.':
    'Works out the composition per 100 g of recipe and the ratios of each dough or cream, compares them with the ranges of its type, gives a medal and proposes corrections in grams.',
  'Calcula almendra, miel, azúcares, relación miel:azúcar y grasa sobre el producto acabado, los compara con la IGP y el RD 1787/1982, da de 1 a 3 almendras con sus motivos y los gramos que faltan para la categoría siguiente.':
    'Works out almond, honey, sugars, honey to sugar and fat of the finished product, compares them with the PGI and RD 1787/1982, gives 1 to 3 almonds with their reasons and the grams missing for the next category.',
  'Calcula cacao, manteca, grasa, azúcar, lácteos y coste, los compara con la denominación legal (Directiva 2000/36/CE y RD 1055/2003) y con los objetivos del tipo, da una medalla, las tres temperaturas de templado y, en los rellenos, la actividad de agua estimada, y propone correcciones en gramos.':
    'Works out cocoa, cocoa butter, fat, sugar, milk and cost, compares them with the legal name (Directive 2000/36/EC and RD 1055/2003) and with the targets of the type, gives a medal, the three temperatures of tempering and, of fillings, the estimated water activity, and proposes corrections in grams.',
  'Da los gramos que dejan la fórmula en su sitio con los menos cambios o al menor coste, comprobados por el mismo motor que la analiza y ya redondeados a la báscula. Si no se puede, da la fórmula más cercana, qué límite habría que mover y qué ingrediente la abriría. Admite tus propios rangos, ingredientes fijos, topes, precios y una despensa.':
    'Gives the grams that put the formula right with the fewest changes or at the least cost, checked by the engine that analyses it and rounded to the scale. If it cannot be done, it gives the nearest formula, which limit would have to move and which ingredient would open the way. It takes your own ranges, fixed ingredients, bounds, prices and a pantry.',
  'La fórmula ajustada, o la más cercana y lo que le falta.': 'The adjusted formula, or the nearest and what it lacks.',
  'Se ha superado el límite de peticiones por minuto, o ya hay dos ajustes tuyos en marcha.':
    'The limit of requests per minute has been passed, or two adjustments of yours are under way already.',
  'Hay demasiados ajustes en marcha, este ha tardado demasiado o ahora no se pueden calcular; vuelve a intentarlo.':
    'Too many adjustments are under way, this one took too long or they cannot be worked out now; try again.',
  'Calcula lo que la fórmula dice de la etiqueta (Reglamento (UE) 1169/2011): información nutricional por 100 g de producto acabado y por ración, con el redondeo de la guía de la Comisión; los catorce alérgenos; la lista de ingredientes en orden decreciente con los alérgenos marcados y las cantidades (QUID); y la denominación legal. Lo que no se sabe se dice: el valor es entonces un mínimo.':
    "Works out what the formula says of the label (Regulation (EU) 1169/2011): nutrition per 100 g of finished product and per portion, rounded by the Commission's guidance; the fourteen allergens; the list of ingredients in descending order with allergens marked and quantities (QUID); and the legal name. What is not known is said: the value is then a minimum.",
  'La etiqueta del producto.': 'The label of the product.',
  'Da la fórmula como libro de Excel (xlsx) que se recalcula solo en Excel, LibreOffice y Hojas de cálculo: lo que lleva cada ingrediente, los gramos para escribir, cada cifra como cociente de dos sumas, rangos, estados y veredicto, coste, nutrición y de dónde sale cada cosa. El consejo y la ley van como texto, con su fecha. Sin macros, sin enlaces externos, sin datos ocultos. Cuenta como diez peticiones.':
    'Gives the formula as an Excel workbook (xlsx) that calculates by itself in Excel, LibreOffice and Sheets: what each ingredient has, the grams to type, each figure as the quotient of two sums, ranges, states and verdict, cost, nutrition and where everything comes from. Advice and law are texts with their date. No macros, no external links, nothing hidden. It counts as ten requests.',
  'Cómo se llama la fórmula: el título de la hoja y el nombre del archivo. Si falta, el de su tipo.':
    'What the formula is called: the title of the sheet and the name of the file. If missing, that of its type.',
  'El libro de Excel, para guardar.': 'The Excel workbook, to be kept.',
  'Cómo llamar al archivo que se guarda.': 'What to call the file that is kept.',
  'De los productos y piezas que quieres a la mise en place y la compra: qué preparaciones hacer, en el orden en que hacen falta y cada una una sola vez; cuánto pesar de cada ingrediente con sus pérdidas, en tandas iguales si dices lo que cabe en la máquina; lo que ya tienes hecho, descontado; y todo lo que se compra, sumado por ingrediente y con su coste. Los gramos van redondeados a la báscula sin perder masa.':
    'From the products and pieces you want to what is prepared and bought: which preparations to make, in the order in which they are needed and each only once; how much of each ingredient to weigh with its losses, in equal batches if you say what the machine holds; what you have made already, deducted; and everything that is bought, added up by ingredient and with its cost. Grams are rounded to the scale without losing mass.',
  'Qué hacer, en qué orden, y qué comprar.': 'What to make, in what order, and what to buy.',
  'Hasta 20 análisis de cualquier oficio en una petición. Cada uno cuenta como una petición para el límite y se responde por separado: una fórmula que no se puede analizar no estropea las demás.':
    'Up to 20 analyses of any craft in one request. Each counts as a request for the limit and is answered by itself: a formula that cannot be analysed does not spoil the others.',
  'El resultado de cada análisis, en su orden.': 'The result of each analysis, in their order.',
  'Pone junta una pieza hecha de partes (fórmulas de cualquier oficio o ingredientes), con sus gramos por pieza y su merma: peso, composición e información nutricional por 100 g y por pieza, la etiqueta con los ingredientes compuestos entre paréntesis, el coste de cada parte y de la pieza con envase y mano de obra, y el precio o el margen. Dice qué partes no están bien, cada una juzgada en su oficio.':
    'Puts together a piece made of parts (formulas of any craft, or ingredients), with their grams per piece and their loss: weight, composition and nutrition per 100 g and per piece, the label with compound ingredients in brackets, the cost of each part and of the piece with packaging and labour, and the price or the margin. It says which parts are not right, each judged in its craft.',
  'La pieza montada.': 'The piece, put together.',
  'De una receta tal como se copia (un mensaje, una hoja, un cuaderno) a su título, lo que sale, de qué oficio y tipo parece y por qué, sus partes, cada línea con lo que se ha leído y lo que queda por preguntar. No analiza ni corrige nada: sirve para preguntar antes.':
    'From a recipe as it is copied (a message, a sheet, a notebook) to its title, what it makes, of what craft and type it seems to be and why, its parts, each line with what was read in it and what is left to ask. It analyses and corrects nothing: it serves to ask before.',
  'Lo que dice el texto.': 'What the text says.',
  'Los oficios y sus tipos.': 'The crafts and their types.',
  'Oficio.': 'Craft.',
  'Nombre legible del oficio.': 'Readable name of the craft.',
  'Ruta donde se calcula.': 'Path where it is calculated.',
  'Tipo que se aplica si no se pide otro.': 'Type that is applied if no other is asked for.',
  'Clave en «params».': 'Key in `params`.',
  'Nombre legible.': 'Readable name.',
  'Unidad.': 'Unit.',
  'Decimales con que se muestra.': 'Decimals with which it is shown.',
  'Cómo se calcula.': 'How it is calculated.',
  'Clave de la fuente.': 'Key of the source.',
  'Título de la fuente.': 'Title of the source.',
  'Una fuente.': 'A source.',
  'De dónde sale la fórmula.': 'Where the formula comes from.',
  'Un parámetro.': 'A parameter.',
  'Los parámetros del oficio.': 'The parameters of the craft.',
  'Valor de «type».': 'Value of `type`.',
  'Nombre legible del tipo.': 'Readable name of the type.',
  '[mínimo, máximo].': '[least, most].',
  'Rango objetivo de cada parámetro.': 'Target range of each parameter.',
  'En qué se apoya: «ley», «mercado» (lo que está a la venta), «fisica», «fuente» (la bibliografía del oficio) o «datos» (fórmulas publicadas).':
    'What it rests on: `ley` (law), `mercado` (what is on sale), `fisica` (physics), `fuente` (the literature of the trade) or `datos` (published formulas).',
  'Fórmulas publicadas del tipo con que se ha contrastado.':
    'Published formulas of the type against which it was checked.',
  'La razón, en una frase.': 'The reason, in a sentence.',
  'Por qué el rango es el que es.': 'Why the range is what it is.',
  'Por qué cada rango es el que es.': 'Why each range is what it is.',
  'Valor de «variante» en una respuesta.': 'Value of `variante` in an answer.',
  'Nombre legible de la variante.': 'Readable name of the variant.',
  'Rango objetivo de cada parámetro en la variante.': 'Target range of each parameter in the variant.',
  'Una variante del tipo.': 'A variant of the type.',
  'Otras maneras de hacerlo que la fórmula dice por sí sola, con rangos propios.':
    'Other ways of making it that the formula tells by itself, with ranges of their own.',
  'Quién dice esos rangos.': 'Who says those ranges.',
  'Un tipo de receta.': 'A recipe type.',
  'Los tipos de receta del oficio.': 'The recipe types of the craft.',
  'Un oficio.': 'A craft.',
  'Los oficios que se calculan.': 'The crafts that are calculated.',
  'Todos los tipos de receta, con sus parámetros y rangos.': 'All recipe types, with their parameters and ranges.',
  'El oficio, como en «craft».': 'The craft, as in `craft`.',
  'El oficio y sus tipos.': 'The craft and its types.',
  'No hay tal oficio.': 'There is no such craft.',
  'Nombre o alias, entero o en parte.': 'Name or alias, whole or in part.',
  'Oficio: pone delante la fila que ese oficio lee en «q».': 'Craft: puts first the row that this craft reads in `q`.',
  'Página, desde 1.': 'Page, from 1.',
  'Filas por página; 50 si no se dice.': 'Rows per page; 50 if nothing is said.',
  'Las filas que responden a la búsqueda.': 'The rows that match the search.',
  'Filas que responden a la búsqueda.': 'Rows that match the search.',
  'Cuántas páginas hay.': 'How many pages there are.',
  'Identificador estable.': 'Stable identifier.',
  'Nombre.': 'Name.',
  'Otros nombres con que se reconoce.': 'Other names by which it is recognised.',
  'Familia.': 'Family.',
  'Una fila.': 'A row.',
  'Las filas de la página, la mejor primero.': 'The rows of the page, the best first.',
  'Búsqueda en el catálogo.': 'Search of the catalogue.',
  'Identificador, nombre o alias del ingrediente.': 'Identifier, name or alias of the ingredient.',
  'El ingrediente.': 'The ingredient.',
  'Si está por su sabor: un ajuste no lo toca salvo que se le diga.':
    'Whether it is there for its flavour: an adjustment does not touch it unless told to.',
  'Gramos por 100 g; lo que falta es 0.': 'Grams per 100 g; what is missing is 0.',
  'Energía, kcal por 100 g, con los factores del Reglamento (UE) 1169/2011.':
    'Energy, kcal per 100 g, with the factors of Regulation (EU) 1169/2011.',
  'Código de la fuente, o cómo se ha calculado.': 'Code of the source, or how it was worked out.',
  'A tabla oficial, B ley, ficha o bibliografía, C estimación.':
    'A official table, B law, data sheet or literature, C estimate.',
  'De dónde sale la composición.': 'Where the composition comes from.',
  'Lo que conviene saber de la composición.': 'What is worth knowing of the composition.',
  'Alérgenos del anexo II del Reglamento (UE) 1169/2011.': 'Allergens of annex II of Regulation (EU) 1169/2011.',
  'Si es vegano.': 'Whether it is vegan.',
  'Si no lleva gluten.': 'Whether it has no gluten.',
  'Euros por kg, sin IVA, orientativo.': 'Euros per kg, without VAT, indicative.',
  'B anclado en una cotización, C orden de magnitud.': 'B anchored in a quotation, C order of magnitude.',
  'En qué se ancla.': 'What it is anchored in.',
  'De cuándo es.': 'Of what date it is.',
  'Precio orientativo de obrador.': 'Indicative price for a workshop.',
  'Un ingrediente del catálogo.': 'An ingredient of the catalogue.',
  'No hay tal ingrediente.': 'There is no such ingredient.',
  'Qué va mal y qué hacer, en español.': 'What is wrong and what to do, in Spanish.',
  'Por qué, en una palabra estable para programas.': 'Why, in a stable word for programs.',
  'Qué línea de «ingredients» es, desde 0, si es una.': 'Which line of `ingredients` it is, from 0, if it is one.',
  'Qué campo es, si es uno.': 'Which field it is, if it is one.',
  'Solo cuando el oficio pedido en «craft» no está disponible: los que sí lo están.':
    'Only when the craft asked for in `craft` is not available: those that are.',
  'Qué se ha encontrado, en un código que no cambia de significado. La lista está en docs/codigos.md.':
    'What was found, in a code that never changes its meaning. The list is in docs/codigos.md.',
  'De qué se habla: las cifras, sin redondear como en la frase, y los nombres. Un hallazgo dentro de otro tiene también «codigo» y «valores»; null es un límite que no existe.':
    'What it is about: the figures, not rounded as in the sentence, and the names. A finding inside another has `codigo` and `valores` too; null is a limit that does not exist.',
  'Dónde está su frase en la respuesta, como puntero JSON (RFC 6901).':
    'Where its sentence is in the answer, as a JSON pointer (RFC 6901).',
  'Una frase de la respuesta, como dato.': 'A sentence of the answer, as data.',
  'Solo con «?codigos=1»: cada frase de la respuesta que dice algo de la fórmula, como dato. Los avisos sobre campos que no se usan y sobre la lectura de un «texto» no tienen código.':
    'Only with `?codigos=1`: every sentence of the answer that says something of the formula, as data. Warnings about fields that are not used and about how a `texto` was read have no code.',
  'Cuerpo de toda respuesta de error.': 'Body of every error answer.',
  'Fórmula de helado que se quiere analizar.': 'The ice cream formula to analyse.',
  'Nombre del ingrediente en el catálogo, o el tuyo propio si das su composición. De 1 a 120 caracteres, sin contar los espacios de los extremos.':
    'Name of the ingredient in the catalogue, or your own if you give its composition. From 1 to 120 characters, not counting spaces at the ends.',
  'Cantidad en gramos. Cuenta como proporción: los pesos no tienen que sumar un total fijo.':
    'Weight in grams. It counts as a proportion: the weights need not add up to a fixed total.',
  '% de cacao de una cobertura, el de su etiqueta: la manteca, el cacao seco y el azúcar lo siguen. Completa un ingrediente del catálogo; una cifra que no puede ser suya se rechaza.':
    '% of cocoa of a couverture, as on its label: the butter, the dry cocoa and the sugar follow. It completes an ingredient of the catalogue; a figure that cannot be its own is refused.',
  'Equivalente de dextrosa (DE) de un jarabe o una glucosa: azúcares y dextrinas lo siguen. Completa un ingrediente del catálogo; una cifra que no puede ser suya se rechaza.':
    'Dextrose equivalent (DE) of a syrup or a glucose: sugars and dextrins follow. It completes an ingredient of the catalogue; a figure that cannot be its own is refused.',
  'Grado alcohólico en % vol, el de la etiqueta: el alcohol y el agua lo siguen. Completa un ingrediente del catálogo; una cifra que no puede ser suya se rechaza.':
    'Alcoholic strength in % vol, as on the label: alcohol and water follow. It completes an ingredient of the catalogue; a figure that cannot be its own is refused.',
  'Humedad en %, medida o de la ficha: lo demás se reparte el resto como en el catálogo. Completa un ingrediente del catálogo; una cifra que no puede ser suya se rechaza.':
    'Moisture in %, measured or from the data sheet: the rest shares what is left as in the catalogue. It completes an ingredient of the catalogue; a figure that cannot be its own is refused.',
  '% de grasa, el de la etiqueta o la ficha: lo que no es grasa conserva sus proporciones (en una cobertura cede el cacao seco, que su % de cacao no cambia). Completa un ingrediente del catálogo; una cifra que no puede ser suya se rechaza.':
    '% of fat, as on the label or the data sheet: what is not fat keeps its proportions (in a couverture the dry cocoa gives way, for its % of cocoa does not change). It completes an ingredient of the catalogue; a figure that cannot be its own is refused.',
  '% de proteína de la etiqueta o la ficha (nitrógeno × 6,25): en una harina cede el almidón. Completa un ingrediente del catálogo; una cifra que no puede ser suya se rechaza.':
    '% of protein of the label or the data sheet (nitrogen × 6.25): in a flour the starch gives way. It completes an ingredient of the catalogue; a figure that cannot be its own is refused.',
  'Grados Brix, medidos con un refractómetro: azúcares, ácidos y demás solubles crecen o menguan juntos y el agua cierra. Completa un ingrediente del catálogo; una cifra que no puede ser suya se rechaza.':
    'Degrees Brix, measured with a refractometer: sugars, acids and other solubles grow or shrink together and water makes up the rest. It completes an ingredient of the catalogue; a figure that cannot be its own is refused.',
  'Azúcares, sin la lactosa, en gramos por 100 g de ingrediente. Sustituye al valor del catálogo.':
    'Sugars, without lactose, in grams per 100 g of ingredient. Replaces the value of the catalogue.',
  'Materia grasa, láctea y de cualquier otro origen, en gramos por 100 g de ingrediente. Sustituye al valor del catálogo.':
    'Fat, of milk and of any other origin, in grams per 100 g of ingredient. Replaces the value of the catalogue.',
  'Sólidos lácteos no grasos, con la lactosa, en gramos por 100 g de ingrediente. Sustituye al valor del catálogo.':
    'Milk solids not fat, with lactose, in grams per 100 g of ingredient. Replaces the value of the catalogue.',
  'Lactosa, incluida en «esml», en gramos por 100 g de ingrediente. Sustituye al valor del catálogo.':
    'Lactose, included in `esml`, in grams per 100 g of ingredient. Replaces the value of the catalogue.',
  'Proteínas, en gramos por 100 g de ingrediente. Sustituye al valor del catálogo.':
    'Proteins, in grams per 100 g of ingredient. Replaces the value of the catalogue.',
  'Otros sólidos: fibra, cacao seco, almidón, estabilizantes, en gramos por 100 g de ingrediente. Sustituye al valor del catálogo.':
    'Other solids: fibre, dry cocoa, starch, stabilisers, in grams per 100 g of ingredient. Replaces the value of the catalogue.',
  'PAC clásico de 100 g de ingrediente, con la sacarosa a 100. Sustituye al valor del catálogo.':
    'Classic PAC of 100 g of ingredient, with sucrose at 100. Replaces the value of the catalogue.',
  'POD de 100 g de ingrediente, con la sacarosa a 100. Sustituye al valor del catálogo.':
    'POD of 100 g of ingredient, with sucrose at 100. Replaces the value of the catalogue.',
  'Energía en kcal por 100 g de ingrediente. Sustituye al valor del catálogo.':
    'Energy in kcal per 100 g of ingredient. Replaces the value of the catalogue.',
  'Precio en euros por kg. Sustituye al valor del catálogo.':
    'Price in euros per kg. Replaces the value of the catalogue.',
  'Un ingrediente de la fórmula.': 'An ingredient of the formula.',
  'Los ingredientes de la fórmula, de 1 a 200.': 'The ingredients of the formula, from 1 to 200.',
  'Oficio. Solo «helado», que es también el valor por defecto.': 'Craft. Only `helado`, which is the default too.',
  'Tipo de receta: helado_leche, helado_crema, sorbete_agua, sorbete_leche, crema_untable, veteado, granizado, semifrio, sin_azucar, vegano, salado, base. Si falta o no existe se aplica «helado_crema».':
    'Recipe type: helado_leche, helado_crema, sorbete_agua, sorbete_leche, crema_untable, veteado, granizado, semifrio, sin_azucar, vegano, salado, base. If it is missing or there is no such type, `helado_crema` is applied.',
  'Fórmulas que las líneas usan por su nombre: una línea que se llama como una entrada, o que la nombra en «preparacion», lleva esa fórmula.':
    'Formulas that the lines use by name: a line that is called like an entry, or names it in `preparacion`, is made of that formula.',
  'Gramos de agua que la mezcla pierde al cocer. Por defecto, 0.':
    'Grams of water that the mix loses when it is cooked. By default, 0.',
  'Fórmula de helado que se quiere analizar. Sus líneas van pegadas en «texto».':
    'The ice cream formula to analyse. Its lines are pasted in `texto`.',
  'En vez de «ingredients»: la lista tal como se copia de un mensaje, una hoja de cálculo o un cuaderno, con un ingrediente por línea y hasta 8000 caracteres. Los pesos escritos se toman como están; volúmenes, cucharadas y piezas se pasan a gramos con «≈» y un aviso; «lecturas» dice cómo se ha leído cada línea.':
    'Instead of `ingredients`: the list as it is copied from a message, a spreadsheet or a notebook, with an ingredient per line and up to 8000 characters. Weights that are written are taken as they are; volumes, spoonfuls and pieces become grams with «≈» and a warning; `lecturas` says how each line was read.',
  'Siempre «ok» en una respuesta 200.': 'Always `ok` in a 200 answer.',
  '«equilibrada» si ningún parámetro juzgado está fuera de su rango; «revisar» si alguno lo está.':
    '`equilibrada` (balanced) if no judged parameter is out of its range; `revisar` (to be reviewed) if one is.',
  'Siempre «helado».': 'Always `helado`.',
  'Tipo aplicado.': 'The type that was applied.',
  'Variante del tipo por la que se ha juzgado, si la fórmula es de una.':
    'Variant of the type by which it was judged, if the formula is of one.',
  '«Lo leo como …», en una frase.': '«I read it as …», in a sentence.',
  'Poder anticongelante en la escala del servicio, en °C: cuanto más negativo, más blando.':
    "Antifreeze power on the service's scale, in °C: the more negative, the softer.",
  'Poder edulcorante relativo, con la sacarosa a 100.': 'Relative sweetness, with sucrose at 100.',
  'Azúcares totales, %.': 'Total sugars, %.',
  'Materia grasa total, láctea y de otro origen, %.': 'Total fat, of milk and of any other origin, %.',
  'Sólidos lácteos no grasos, %.': 'Milk solids not fat, %.',
  'Sólidos totales: azúcares + grasa + SLNG + otros sólidos, %.':
    'Total solids: sugars + fat + milk solids not fat + other solids, %.',
  '100 menos los sólidos totales, %.': '100 less the total solids, %.',
  'Energía, kcal por 100 g.': 'Energy, kcal per 100 g.',
  'Coste en euros por 100 g, con los precios del catálogo o los que mandes.':
    'Cost in euros per 100 g, at the prices of the catalogue or those you send.',
  'PAC clásico en equivalentes de sacarosa (sacarosa 100).': 'Classic PAC in sucrose equivalents (sucrose 100).',
  'Parámetros de la mezcla, por 100 g y con 2 decimales.': 'Parameters of the mix, per 100 g and with 2 decimals.',
  'Rango objetivo de PAC, fijo para todos los tipos: [mínimo, máximo].':
    'Target range of PAC, the same for all types: [least, most].',
  'Rango objetivo de POD: [mínimo, máximo].': 'Target range of POD: [least, most].',
  'Rango objetivo de azúcares: [mínimo, máximo].': 'Target range of the sugars: [least, most].',
  'Rango objetivo de materia grasa: [mínimo, máximo].': 'Target range of the fat: [least, most].',
  'Rango objetivo de SLNG: [mínimo, máximo].': 'Target range of the milk solids not fat: [least, most].',
  'Rango objetivo de sólidos totales: [mínimo, máximo].': 'Target range of the total solids: [least, most].',
  'Rango objetivo de PAC clásico, en su propia escala: [mínimo, máximo].':
    'Target range of the classic PAC, on its own scale: [least, most].',
  'Rangos objetivo del tipo, siempre los siete. Donde el tipo no limita es [0, 100], e «inRange» dice null: se muestra y no se juzga.':
    'Target ranges of the type, always all seven. Where the type sets no limit it is [0, 100], and `inRange` says null: it is shown and not judged.',
  'PAC dentro de su rango; null si el tipo no lo limita.':
    'Whether PAC is in its range; null if the type does not limit it.',
  'POD dentro de su rango; null si el tipo no lo limita.':
    'Whether POD is in its range; null if the type does not limit it.',
  'Azúcares dentro de su rango; null si el tipo no lo limita.':
    'Whether the sugars are in their range; null if the type does not limit them.',
  'Materia grasa dentro de su rango; null si el tipo no lo limita.':
    'Whether the fat is in its range; null if the type does not limit it.',
  'SLNG dentro de su rango; null si el tipo no lo limita.':
    'Whether the milk solids not fat are in their range; null if the type does not limit them.',
  'Sólidos totales dentro de su rango; null si el tipo no lo limita.':
    'Whether the total solids are in their range; null if the type does not limit them.',
  'Qué parámetros están en rango.': 'Which parameters are in range.',
  'Qué significa la escala del PAC.': 'What the scale of PAC means.',
  'Igual a «params.PAC».': 'The same as `params.PAC`.',
  'Rango de trabajo: [-12.5, -10.6].': 'Working range: [-12.5, -10.6].',
  'Igual a «inRange.PAC».': 'The same as `inRange.PAC`.',
  'Qué significa el índice clásico.': 'What the classic index means.',
  'Igual a «params.PAC_indice_clasico».': 'The same as `params.PAC_indice_clasico`.',
  'Rango del índice clásico en este tipo.': 'Range of the classic index in this type.',
  'Si el índice clásico está en el rango del tipo.': 'Whether the classic index is in the range of the type.',
  'Índice clásico, solo como referencia para otras herramientas.':
    'Classic index, only as a reference for other tools.',
  'El PAC, explicado.': 'PAC, explained.',
  'Correcciones en gramos; una única confirmación si todo está en rango.':
    'Corrections in grams; a single confirmation if everything is in range.',
  'Avisos del cálculo, por ejemplo ingredientes no reconocidos.':
    'Warnings of the calculation, for example ingredients that were not recognised.',
  'Nombre del producto que parece.': 'Name of the product that it looks like.',
  'Oficio en el que se hace.': 'Craft in which that is made.',
  'Su «type», si el servicio lo tiene.': 'Its `type`, if the service has it.',
  'Lo que sus cifras se salen de los rangos de ese tipo, en anchuras de rango; 0 es dentro.':
    'How far its figures are out of the ranges of that type, in widths of a range; 0 is inside.',
  'Por qué lo parece.': 'Why it looks like it.',
  '«Esto es otro producto»: a qué se parece más la fórmula que a lo pedido. Falta si es lo que dice ser.':
    '«This is another product»: what the formula resembles more than what was asked for. Missing if it is what it says it is.',
  'Solo si alguna línea lleva una preparación: cada una, juzgada en su propio oficio.':
    'Only if some line holds a preparation: each of them, judged in its own craft.',
  'Nota fija sobre la escala del PAC y el índice clásico.': 'Fixed note on the scale of PAC and the classic index.',
  'Ingredientes del catálogo.': 'Ingredients of the catalogue.',
  'Clase de la escala única: 0 prohibido, 1 ovoproducto sin cocer, 2 huevo de cáscara cocido, 3 fresco, 4 a 7 según la actividad de agua medida, F congelado.':
    'Class of the single scale: 0 forbidden, 1 egg product not cooked, 2 shell egg cooked, 3 fresh, 4 to 7 by the measured water activity, F frozen.',
  'La clase, en palabras.': 'The class, in words.',
  'A qué temperatura se guarda.': 'At what temperature it is kept.',
  'Cuánto dura como mucho.': 'How long it lasts at most.',
  'De qué depende.': 'What it depends on.',
  'Norma y artículo.': 'Norm and article.',
  'L norma leída, H norma derogada, B autor citado, C fuente del oficio, D decisión de Obrador.':
    'L norm that was read, H norm repealed, B author cited, C source of the trade, D decision of Obrador.',
  'El grado, en palabras.': 'The degree, in words.',
  'Lo que hay que saber, en una frase.': 'What has to be known, in a sentence.',
  'Lo que el nombre de los ingredientes no dice y lo decide.':
    'What the names of the ingredients do not say and decides it.',
  'La preparación o el ingrediente que menos dura, si es lo que decide la clase.':
    'The preparation or ingredient that lasts least, if it decides the class.',
  'Que lleva más agua que un producto seco de su clase, o que la «awMedida» no cuadra con la fórmula y no se usa.':
    'That it holds more water than a dry product of its class, or that `awMedida` does not agree with the formula and is not used.',
  'Qué cambiaría si una medida lo confirma.': 'What would change if a measurement confirms it.',
  'Una clase más larga que solo abre una actividad de agua medida («awMedida»).':
    'A longer class that only a measured water activity (`awMedida`) opens.',
  'A quién obliga.': 'Whom it binds.',
  'Conservación y tratamiento térmico, en una sola escala para los cinco oficios.':
    'Keeping and heat treatment, on a single scale for the five crafts.',
  'Si la fórmula puede llevar la denominación; null si las cifras se cumplen y falta lo que una fórmula no dice (véase siAdemas).':
    'Whether the formula may bear the legal name; null if the figures are met and what a formula does not say is missing (see `siAdemas`).',
  'La denominación con la que se compara.': 'The legal name with which it is compared.',
  'Clave de la cifra que se compara.': 'Key of the figure that is compared.',
  'Nombre legible de la cifra.': 'Readable name of the figure.',
  'Valor medido; falta si la fórmula sola no lo dice.': 'Measured value; missing if the formula alone does not say it.',
  'Cómo se compara con el umbral.': 'How it is compared with the threshold.',
  'Lo que la norma exige o admite.': 'What the norm demands or admits.',
  'Unidad del valor y del umbral.': 'Unit of the value and of the threshold.',
  'De qué es el porcentaje: mezcla, producto acabado, harina, parte de chocolate, materia seca, pieza.':
    'What the percentage is of: mix, finished product, flour, chocolate part, dry matter, piece.',
  'Lo que sobra hasta el umbral; negativo si no se cumple.':
    'What is left up to the threshold; negative if it is not met.',
  'Si se cumple; null si la fórmula sola no lo dice.': 'Whether it is met; null if the formula alone does not say it.',
  'De las condiciones con la misma palabra basta una.': 'Of the conditions with the same word one is enough.',
  'Una condición de la denominación.': 'A condition of the legal name.',
  'Sus condiciones, con el margen de cada una.': 'Its conditions, with the margin of each.',
  'Lo que el nombre pide y una fórmula no enseña (origen, proceso, forma, análisis): «si además …».':
    'What the name asks for and a formula does not show (origin, process, shape, analysis): «if besides …».',
  'Otras denominaciones que también puede llevar, en el orden de la norma.':
    'Other legal names that it may bear too, in the order of the norm.',
  'El nombre que puede ir en la etiqueta, con el ingrediente que lo caracteriza; falta si ninguno le conviene.':
    'The name that may go on the label, with the ingredient that characterises it; missing if none suits it.',
  'La categoría en la que lo pone su norma: pan especial, calidad Suprema, masa batida.':
    'The category in which its norm puts it: special bread, Suprema quality, whisked batter.',
  'Una mención o un nombre protegido.': 'A mention or a protected name.',
  'Menciones y nombres protegidos con lo que piden; un nombre protegido nunca se afirma.':
    'Mentions and protected names with what they ask for; a protected name is never asserted.',
  'Lo que la etiqueta de ese nombre debe decir.': 'What the label of that name must say.',
  'Por qué no puede llevar la denominación y qué gramos la alcanzan.':
    'Why it may not bear the legal name and what grams reach it.',
  'La denominación legal, condición por condición.': 'The legal name, condition by condition.',
  'Nombre legible del parámetro.': 'Readable name of the parameter.',
  'Unidad del valor.': 'Unit of the value.',
  'El valor, igual que en «params».': 'The value, as in `params`.',
  'Rango objetivo del tipo.': 'Target range of the type.',
  '0 dentro del rango; negativa por debajo, positiva por encima.':
    '0 inside the range; negative below, positive above.',
  'Nombre del ingrediente, como se mandó.': 'Name of the ingredient, as it was sent.',
  'Cuánto pone en el valor.': 'How much it puts into the value.',
  'Nombre, como se mandó.': 'Name, as it was sent.',
  'La preparación en que está, si no es la de la línea.':
    'The preparation that it is in, if it is not that of the line.',
  'Solo con «&abrir=1» y en una preparación: lo que pone cada cosa que lleva dentro.':
    'Only with `&abrir=1` and of a preparation: what each thing inside it puts in.',
  'Lo que pone cada línea, en el orden de la petición; las partes suman el valor. Con más de 40 líneas, solo las que ponen algo. Falta si el parámetro no es un cociente.':
    'What each line puts in, in the order of the request; the parts add up to the value. With more than 40 lines, only those that put something in. Missing if the parameter is no ratio.',
  'Cómo sale un parámetro.': 'How a parameter comes about.',
  'Cada parámetro, por su clave en «params».': 'Each parameter, by its key in `params`.',
  'Gramos; negativos en el agua evaporada.': 'Grams; negative for evaporated water.',
  'De una preparación: su oficio.': 'Of a preparation: its craft.',
  'De una preparación: su tipo.': 'Of a preparation: its type.',
  'Fila del catálogo con la que se leyó.': 'Row of the catalogue as which it was read.',
  'Nombre de esa fila, o de lo que se calculó a partir de ella («Nata 33 %»).':
    'Name of that row, or of what was worked out from it («Nata 33 %»).',
  'Si el nombre es uno de los de esa fila; si no, se ha interpretado, y se avisa.':
    'Whether the name is one of those of that row; if not it was interpreted, and a warning says so.',
  'De dónde sale su composición.': 'Where its composition comes from.',
  'Confianza en el dato: A tabla oficial, B ficha o bibliografía, C estimación.':
    'Confidence in the figure: A official table, B data sheet or literature, C estimate.',
  'Solo con «&abrir=1» y en una preparación: lo que lleva dentro, con sus gramos en la fórmula.':
    'Only with `&abrir=1` and of a preparation: what is inside, with its grams in the formula.',
  'Cómo se leyó una línea de la petición.': 'How a line of the request was read.',
  'Las líneas de la petición, en su orden.': 'The lines of the request, in their order.',
  'Ingrediente que se quita.': 'Ingredient that is taken out.',
  'Ingrediente que se pone.': 'Ingredient that is put in.',
  'Gramos que se quitan, se ponen o se cambian.': 'Grams that are taken out, put in or exchanged.',
  'Parámetro que corrige.': 'Parameter that it corrects.',
  'Valor antes del cambio.': 'Value before the change.',
  'Valor después del cambio.': 'Value after the change.',
  'Una corrección, en cifras.': 'A correction, in figures.',
  'Las correcciones de «suggestions», en cifras.': 'The corrections of `suggestions`, in figures.',
  'Temperatura en °C a la que aparece el primer hielo.': 'Temperature in °C at which the first ice appears.',
  'Temperatura en °C a la que se puede servir: la misma de «params.PAC».':
    'Temperature in °C at which it can be served: that of `params.PAC`.',
  'Temperatura en °C con el 66 % del agua helada.': 'Temperature in °C with 66 % of the water frozen.',
  'Temperatura de la vitrina, °C.': 'Temperature of the cabinet, °C.',
  'Agua que está helada a esa temperatura, %.': 'Water that is frozen at that temperature, %.',
  'Cómo se notará a la espátula.': 'How it will feel to the spatula.',
  'Cómo estará la mezcla en la vitrina de «?vitrina=».': 'How the mix will be in the cabinet of `?vitrina=`.',
  'Temperatura, °C.': 'Temperature, °C.',
  'Agua helada grado a grado.': 'Frozen water degree by degree.',
  'Cómo se congela la mezcla. Falta si no tiene agua.': 'How the mix freezes. Missing if it has no water.',
  'Cómo ha salido cada cifra. Solo con «?explica=1».': 'How each figure came about. Only with `?explica=1`.',
  'Nombre del ingrediente, como se mandó en «ingredients».': 'Name of the ingredient, as it was sent in `ingredients`.',
  'Fila del catálogo con la que se ha leído. Falta si no es ninguna.':
    'Row of the catalogue as which it was read. Missing if it is none.',
  'Nombre de esa fila, o de lo que se ha calculado a partir de ella («Nata 33 %»).':
    'Name of that row, or of what was worked out from it («Nata 33 %»).',
  'false si el nombre se ha interpretado o no se conoce: conviene mirarlo.':
    'false if the name was interpreted or is not known: worth a look.',
  'Palabras del nombre que no cuentan en la lectura, como se escribieron («gariguette»). Falta si no sobra ninguna.':
    'Words of the name that do not count in the reading, as they were written («gariguette»). Missing if none is left over.',
  'Se ha puesto lo más probable mientras no se confirme: mira «alternativas». Falta si la lectura es segura.':
    'The most likely reading was taken until somebody confirms it: see `alternativas`. Missing if the reading is sure.',
  'Fila del catálogo.': 'Row of the catalogue.',
  'Su nombre.': 'Its name.',
  'Solo si es provisional: qué más puede ser, lo más probable primero.':
    'Only if it is provisional: what else it may be, the most likely first.',
  'Alérgenos que puede llevar y nadie ha confirmado, además de los de la fila; de lo que no se ha leído, los que nombra.':
    'Allergens that it may hold and nobody has confirmed, besides those of the row; of what was not read, those that it names.',
  'Solo con «texto»: qué línea del texto es, desde 1.': 'Only with `texto`: which line of the text it is, from 1.',
  'Solo con «texto»: la línea, como se mandó.': 'Only with `texto`: the line, as it was sent.',
  'Nombre del ingrediente, como se ha leído en el texto.': 'Name of the ingredient, as it was read in the text.',
  'Gramos con que entra en la fórmula. Falta si no se ha podido contar.':
    'Grams with which it enters the formula. Missing if it could not be counted.',
  'true si los gramos son aproximados («≈»).': 'true if the grams are approximate («≈»).',
  'Por qué el peso no está escrito sin más: volumen, piezas, rango, al_gusto, dudosa.':
    'Why the weight is not simply written: volumen (volume), piezas (pieces), rango (range), al_gusto (to taste), dudosa (doubtful).',
  'De dónde salen los gramos que no estaban escritos.': 'Where the grams that were not written come from.',
  'Un ingrediente de la línea.': 'An ingredient of the line.',
  'Solo con «texto»: lo que se ha leído en ella.': 'Only with `texto`: what was read in it.',
  'Por qué no es un ingrediente: titulo, paso, nota, rendimiento, sello, unida, otra_parte («unida»: media línea que se ha leído con su vecina; «otra_parte»: un ingrediente de una parte que aquí no cuenta).':
    'Why it is no ingredient: titulo (title), paso (step), nota (note), rendimiento (yield), sello (stamp), unida, otra_parte (`unida`: half a line that was read with its neighbour; `otra_parte`: an ingredient of a part that does not count here).',
  'Cómo se ha leído una línea.': 'How a line was read.',
  'Cómo se ha leído cada línea, en su orden: «nombre», «id», «leidoComo» y «exacta». Si mandas «texto», una por línea que no está en blanco, con sus «ingredientes».':
    'How each line was read, in its order: `nombre`, `id`, `leidoComo` and `exacta`. If you send `texto`, one for each line that is not blank, with its `ingredientes`.',
  'Oficio: helado, panaderia, pasteleria, turron o cacao.': 'Craft: helado, panaderia, pasteleria, turron or cacao.',
  'Tipo de ese oficio, como se manda en «type».': 'Type of that craft, as it is sent in `type`.',
  'En qué se apoya: el título, el nombre de una parte o lo que lleva.':
    'What it rests on: the title, the name of a part or what is in it.',
  'Otro tipo que podría ser.': 'Another type that it might be.',
  'Lo que podría ser si no, lo más probable primero; hasta dos.':
    'What it might be otherwise, the most likely first; up to two.',
  'Solo con «texto»: de qué oficio y tipo parece, y por qué. Sin «type», se juzga con él si es de este oficio; un «type» que mandes no se cambia nunca. Falta si el texto no lo dice.':
    'Only with `texto`: of what craft and type it seems to be, and why. Without `type` it is judged by it if it is of this craft; a `type` that you send is never changed. Missing if the text does not say.',
  'Cómo se llama, si lo dice.': 'What it is called, if it says so.',
  'Las líneas del texto que son suyas, desde 1.': 'The lines of the text that belong to it, from 1.',
  'Lo que suman, con lo que se ha pasado a gramos.': 'What they add up to, with what was turned into grams.',
  'De qué oficio parece.': 'Of what craft it seems to be.',
  'De qué tipo parece.': 'Of what type it seems to be.',
  'true si es la que se juzga al analizar el texto.': 'true if it is the one that is judged when the text is analysed.',
  'Una receta del texto, o una parte de ella.': 'A recipe of the text, or a part of it.',
  'Solo con «texto» y si tiene varias recetas o partes: cuáles son, y cuál se juzga (la que lleva el nombre del todo, o la harina, o la leche, o más peso). Las demás no se suman y un aviso las nombra; en la etiqueta cuentan todas.':
    'Only with `texto`, and if it has several recipes or parts: which they are and which is judged (the one that bears the name of the whole, or has the flour, or the milk, or most weight). The others are not added and a warning names them; on the label all of them count.',
  'Lo primero que hay que saber: inseguro, falta_seguridad (un dato decide si se puede vender), prohibido, dosis (por encima de un máximo legal), sin_nombre (no puede llamarse así), incompleto (algo no se conoce), por_confirmar (una lectura provisional decide), sin_juzgar (un tipo sin rangos), fuera_de_rango, dosis_alta (muy por encima de lo usual) o equilibrada. «verdict» conserva su significado.':
    'What has to be known first: inseguro (unsafe), falta_seguridad (a fact decides whether it may be sold), prohibido (forbidden), dosis (above a legal maximum), sin_nombre (may not be called so), incompleto (something is not known), por_confirmar (a provisional reading decides), sin_juzgar (a type without ranges), fuera_de_rango (out of range), dosis_alta (far above what is usual) or equilibrada (balanced). `verdict` keeps its meaning.',
  'En una frase.': 'In a sentence.',
  'true solo si nada se opone: color y medalla lo siguen.':
    'true only if nothing stands in the way: colour and medal follow it.',
  'Lo que se lee primero: seguridad y norma antes que el equilibrio.':
    'What is read first: safety and law before balance.',
  'Solo en un tipo sin rangos («libre»), y siempre false: no se ha juzgado nada, y «revisar» no es un juicio.':
    'Only in a type without ranges (`libre`), and always false: nothing was judged, and `revisar` is no judgement.',
  'Una desviación típica, en la unidad del parámetro: dos de cada tres veces el valor cae a menos de eso.':
    'One standard deviation, in the unit of the parameter: two times out of three the value falls within it.',
  'De que el valor esté en su rango con la próxima compra. Falta si el tipo no lo juzga.':
    'Of the value being in its range with the next purchase. Missing if the type does not judge it.',
  'Lo seguro que es un parámetro.': 'How sure a parameter is.',
  'De que todos los parámetros juzgados estén en su rango a la vez; tiene en cuenta que se mueven juntos.':
    'Of all judged parameters being in their ranges at once; it takes into account that they move together.',
  'Si el veredicto se mantendría con la próxima compra: «firme» desde 9 de cada 10 veces, «justa» desde 2 de cada 3, «incierta» por debajo.':
    'Whether the verdict would hold with the next purchase: `firme` (firm) from 9 times out of 10, `justa` (narrow) from 2 out of 3, `incierta` (uncertain) below.',
  'Qué conviene saber o medir, en una frase.': 'What is worth knowing or measuring, in a sentence.',
  'El ingrediente que más pesa en la duda, como se mandó.':
    'The ingredient that weighs most in the doubt, as it was sent.',
  'El parámetro más cercano a un límite de su rango, contado en desviaciones.':
    'The parameter nearest to a limit of its range, counted in deviations.',
  'Qué parte de la varianza de ese parámetro pone.': 'What part of the variance of that parameter it brings.',
  'Qué medir o mirar: su °Brix, su % de grasa, la balanza, la ficha del proveedor.':
    "What to measure or look up: its °Brix, its % of fat, the scale, the supplier's data sheet.",
  'Campo de la línea donde va la cifra: cacao, de, grado, humedad, grasa, proteina, brix.':
    'Field of the line where the figure goes: `cacao`, `de`, `grado`, `humedad`, `grasa`, `proteina`, `brix`.',
  'Qué decide si el veredicto se mantiene.': 'What decides whether the verdict holds.',
  'Líneas de las que no se sabe cuánto varían: cuentan como exactas.':
    'Lines of which nobody knows how much they vary: they count as exact.',
  'Lo que varían los ingredientes de una compra a otra y la división de la balanza, llevado a cada cifra. Solo con «?duda=1» o «?explica=1».':
    'How much ingredients vary from one purchase to another, and the division of the scale, carried to each figure. Only with `?duda=1` or `?explica=1`.',
  'De cada 100 fórmulas publicadas, cuántas son menos raras.':
    'Of every 100 published formulas, how many are less rare.',
  'Con cuántas de su tipo se compara.': 'With how many of its type it is compared.',
  'Lo rara que es entre las publicadas.': 'How rare it is among the published ones.',
  'Si llama la atención entre ellas: no es un defecto ni cambia el veredicto.':
    'Whether it stands out among them: that is no fault and does not change the verdict.',
  'Lo que merece decirse. Junto a «revisar», solo si habla de una línea o de algo olvidado.':
    'What is worth saying. Beside `revisar`, only if it speaks of a line or of something forgotten.',
  'Lo que suelen llevar, por su nombre en el catálogo.': 'What they usually hold, by its name in the catalogue.',
  'Entre qué % del peso total lo llevan ocho de cada diez.':
    'Between what % of the whole weight eight out of ten hold it.',
  'La pregunta. Es también la primera de «suggestions» si el veredicto es «revisar».':
    'The question. It is the first of `suggestions` too if the verdict is `revisar`.',
  'Lo que casi todas las de su tipo llevan y esta no.': 'What nearly all of its type hold and this one does not.',
  'La línea cuya cantidad llama la atención, como se mandó.': 'The line whose amount stands out, as it was sent.',
  'Entre qué gramos sería habitual esa línea, con el resto como está.':
    'Between what grams that line would be usual, with the rest as it is.',
  'Título de la fórmula publicada, hasta 40 letras.': 'Title of the published formula, up to 40 letters.',
  'Quién la publica, hasta 20 letras, si no está en el título.':
    'Who published it, up to 20 letters, if it is not in the title.',
  'Lo lejos que queda, en lo que varían las de su tipo.': 'How far away it is, in what those of its type vary.',
  'Una fórmula publicada.': 'A published formula.',
  'Las publicadas que más se le parecen, la más cercana primero.':
    'The published ones that are most like it, the nearest first.',
  'Por parámetro, entre qué cifras están ocho de cada diez de las publicadas, dentro de su rango. Quedar fuera no es un defecto.':
    'By parameter, between what figures eight out of ten of the published ones are, within its range. Being outside is no fault.',
  'Lo habitual que es la fórmula entre las publicadas de su tipo. Nunca cambia el veredicto. Solo con «?habitual=1» o «?explica=1»; falta si hay menos de 4 publicadas o si no se lee más del 2 % del peso.':
    'How usual the formula is among the published ones of its type. It never changes the verdict. Only with `?habitual=1` or `?explica=1`; missing if fewer than 4 are published or if more than 2 % of the weight is not read.',
  'La línea, como se mandó.': 'The line, as it was sent.',
  'Qué se midió: cacao, de, grado, humedad, grasa, proteina, brix.':
    'What was measured: `cacao`, `de`, `grado`, `humedad`, `grasa`, `proteina`, `brix`.',
  'La cifra que se ha usado.': 'The figure that was used.',
  'La del catálogo, a la que sustituye.': 'That of the catalogue, which it replaces.',
  'Lo mismo, en palabras.': 'The same, in words.',
  'Una cifra medida.': 'A measured figure.',
  'Las cifras medidas que se han usado en lugar de las del catálogo, si las hay.':
    'The measured figures that were used in place of those of the catalogue, if any.',
  'El que se ha pedido.': 'The one that was asked for.',
  'Frases que no lo tienen todavía y van en español.': 'Sentences that do not have it yet and are in Spanish.',
  'Solo con «?idioma=en». Nombres de ingredientes, tipos, denominaciones legales y textos fijos van siempre en español.':
    'Only with `?idioma=en`. Names of ingredients, types, legal names and fixed texts are always in Spanish.',
  'Análisis de una fórmula de helado.': 'Analysis of an ice cream formula.',
  'Qué ofrece el cálculo de helado.': 'What the calculation of ice cream offers.',
  'Fórmula de pan o de masa de pizza que se quiere analizar.': 'The bread or pizza dough formula to analyse.',
  'Nombre del ingrediente en el catálogo. De 1 a 120 caracteres, sin contar los espacios de los extremos.':
    'Name of the ingredient in the catalogue. From 1 to 120 characters, not counting spaces at the ends.',
  'Qué es el ingrediente cuando su nombre no lo dice: harina, agua, leche, huevo, sal, levadura, masa_madre, mantequilla, aceite, grasa, azucar, otro.':
    'What the ingredient is when its name does not say it: harina (flour), agua (water), leche (milk), huevo (egg), sal (salt), levadura (yeast), masa_madre (sourdough), mantequilla (butter), aceite (oil), grasa (fat), azucar (sugar), otro (other).',
  'Hidratación de una masa madre o prefermento, % sobre su harina. Si falta, la de su nombre o la usual.':
    'Hydration of a sourdough or pre-ferment, % of its flour. If missing, that of its name or the usual one.',
  'De qué parte de la masa es: «empaste», la grasa que se lamina. Si falta, la de su nombre («para laminar», «del empaste»), y si ninguno lo dice, la mayor.':
    'Of which part of the dough it is: `empaste`, the fat that is laminated in. If missing, what its name says («para laminar», «del empaste») and, if none says it, the largest.',
  'Tipo de receta: pan_comun, baguette, ciabatta, pizza_napolitana, pizza_teglia, pan_molde, brioche, pan_rustico_mm, croissant, roscon_reyes, ensaimada, panettone, focaccia, pan_hamburguesa, pan_centeno, pan_sin_gluten, berlina, pan_leche, libre. Si falta o no existe se aplica «pan_comun».':
    'Recipe type: pan_comun, baguette, ciabatta, pizza_napolitana, pizza_teglia, pan_molde, brioche, pan_rustico_mm, croissant, roscon_reyes, ensaimada, panettone, focaccia, pan_hamburguesa, pan_centeno, pan_sin_gluten, berlina, pan_leche, libre. If it is missing or there is no such type, `pan_comun` is applied.',
  'Parte del peso que se pierde en el horno, de 0 a 0,5. Por defecto, la usual del tipo.':
    'Part of the weight that is lost in the oven, from 0 to 0.5. By default, the usual one of the type.',
  'Temperatura que quieres en la masa al acabar de amasar, °C.':
    'Temperature that you want in the dough when kneading ends, °C.',
  'Temperatura de la harina, °C.': 'Temperature of the flour, °C.',
  'Temperatura del obrador, °C.': 'Temperature of the workshop, °C.',
  'Temperatura del prefermento, °C.': 'Temperature of the pre-ferment, °C.',
  'Grados que añade el amasado, o la amasadora: mano, planetaria, espiral (por defecto) o procesador.':
    'Degrees that kneading adds, or the mixer: mano (by hand), planetaria (planetary), espiral (spiral, the default) or procesador (food processor).',
  'Temperatura del agua del grifo; con ella se calcula el hielo, °C.':
    'Temperature of tap water; the ice is worked out with it, °C.',
  'Temperaturas del obrador: la respuesta trae «aguaAmasado».':
    'Temperatures of the workshop: the answer has `aguaAmasado`.',
  'Fórmula de pan o de masa de pizza que se quiere analizar. Sus líneas van pegadas en «texto».':
    'The bread or pizza dough formula to analyse. Its lines are pasted in `texto`.',
  'Hidratación, %: agua libre, la real de leche, huevo, mantequilla y miel, y la de los prefermentos, por 100 de harina total; sin la humedad de la harina ni el agua de la levadura o de los tropezones.':
    'Hydration, %: free water, the real water of milk, egg, butter and honey, and that of pre-ferments, per 100 of all flour; without the moisture of the flour or the water of yeast and inclusions.',
  'Sal, %: sal añadida a la masa (también la de mantequilla salada o masa fermentada) por 100 de harina total.':
    'Salt, %: salt added to the dough (that of salted butter or fermented dough too) per 100 of all flour.',
  'Levadura, %: levadura tal como se pesa, por 100 de harina total; su rango es el de la fresca dividido por la fuerza de la que llevas (instantánea 3, seca activa 2,5, líquida 0,65; una mezcla, en proporción).':
    'Yeast, %: yeast as it is weighed, per 100 of all flour; its range is that of fresh yeast divided by the strength of yours (instant 3, active dry 2.5, liquid 0.65; a mixture, in proportion).',
  'Masa madre o prefermento, %: peso de masa madre, poolish, biga o esponja por 100 de harina total, la suya incluida.':
    'Sourdough or pre-ferment, %: weight of sourdough, poolish, biga or sponge per 100 of all flour, its own included.',
  'Grasa, %: grasa real de cada ingrediente por 100 de harina total, sin la de la harina ni la de los tropezones.':
    'Fat, %: real fat of each ingredient per 100 of all flour, without that of the flour or of inclusions.',
  'Azúcar, %: azúcares añadidos y dextrinas de los jarabes por 100 de harina total, sin lactosa, que la levadura no fermenta.':
    'Sugar, %: added sugars and dextrins of syrups per 100 of all flour, without lactose, which yeast does not ferment.',
  'Empaste, %: g de grasa de laminar por 100 g de masa sin ella.':
    'Laminating fat, %: g of laminating fat per 100 g of dough without it.',
  'Fruta y tropezones, %: g de pasas, fruta confitada y trozos de chocolate por 100 g de masa.':
    'Fruit and inclusions, %: g of raisins, candied fruit and pieces of chocolate per 100 g of dough.',
  'Porcentajes panaderos: sobre toda la harina, la de los prefermentos incluida. En «libre» y sin harina, por 100 g de masa.':
    "Baker's percentages: of all flour, that of pre-ferments included. In `libre` and without flour, per 100 g of dough.",
  'Rango objetivo de Hidratación: [mínimo, máximo].': 'Target range of the hydration: [least, most].',
  'Rango objetivo de Sal: [mínimo, máximo].': 'Target range of the salt: [least, most].',
  'Rango objetivo de Levadura: [mínimo, máximo].': 'Target range of the yeast: [least, most].',
  'Rango objetivo de Masa madre o prefermento: [mínimo, máximo].':
    'Target range of the sourdough or pre-ferment: [least, most].',
  'Rango objetivo de Grasa: [mínimo, máximo].': 'Target range of the fat: [least, most].',
  'Rango objetivo de Azúcar: [mínimo, máximo].': 'Target range of the sugar: [least, most].',
  'Rango objetivo de Empaste: [mínimo, máximo].': 'Target range of the laminating fat: [least, most].',
  'Rango objetivo de Fruta y tropezones: [mínimo, máximo].': 'Target range of fruit and inclusions: [least, most].',
  'Rangos objetivo del tipo. Falta el de un parámetro que el tipo no limita.':
    'Target ranges of the type. That of a parameter that the type does not limit is missing.',
  'Hidratación dentro de su rango; null si no se juzga.': 'The hydration in its range; null if it is not judged.',
  'Sal dentro de su rango; null si no se juzga.': 'The salt in its range; null if it is not judged.',
  'Levadura dentro de su rango; null si no se juzga.': 'The yeast in its range; null if it is not judged.',
  'Masa madre o prefermento dentro de su rango; null si no se juzga.':
    'The sourdough or pre-ferment in its range; null if it is not judged.',
  'Grasa dentro de su rango; null si no se juzga.': 'The fat in its range; null if it is not judged.',
  'Azúcar dentro de su rango; null si no se juzga.': 'The sugar in its range; null if it is not judged.',
  'Empaste dentro de su rango; null si no se juzga.': 'The laminating fat in its range; null if it is not judged.',
  'Fruta y tropezones dentro de su rango; null si no se juzga.':
    'Fruit and inclusions in its range; null if it is not judged.',
  'Avisos del cálculo y de la ley, con su artículo.': 'Warnings of the calculation and of the law, with its article.',
  'Temperatura del agua que lleva la masa a la que quieres, °C.':
    'Temperature of the water that brings the dough to the one you want, °C.',
  'Parte del agua que conviene poner como hielo, g.': 'Part of the water that should be put in as ice, g.',
  'El resto del agua de la fórmula, g.': 'The rest of the water of the formula, g.',
  'Qué hacer, en palabras.': 'What to do, in words.',
  'Agua de amasado. Solo si la petición trae «temperaturas».':
    'Water for kneading. Only if the request has `temperaturas`.',
  'Papel en la masa.': 'Role in the dough.',
  'Dónde cuenta: base (harina), masa, seco, nula, pieza, sal, levadura o prefermento; de una preparación, mezcla, y cada cosa donde le toca.':
    'Where it counts: base (flour), masa (dough), seco (dry), nula (nowhere), pieza (inclusion), sal (salt), levadura (yeast) or prefermento (pre-ferment); of a preparation, mezcla (mixture), and each thing where it belongs.',
  'Gramos de levadura fresca a los que equivale un gramo.': 'Grams of fresh yeast that a gram equals.',
  'Hidratación del prefermento, % sobre su harina.': 'Hydration of the pre-ferment, % of its flour.',
  'Si la hidratación se ha supuesto.': 'Whether the hydration was assumed.',
  'Harina que aporta, g.': 'Flour that it brings, g.',
  'Agua que aporta, g.': 'Water that it brings, g.',
  'Sal que aporta, g.': 'Salt that it brings, g.',
  'Cómo se reparte el prefermento.': 'How the pre-ferment is divided.',
  'Cómo se leyó una línea.': 'How a line was read.',
  'Cómo se leyó cada línea.': 'How each line was read.',
  'Líquidos vertidos a peso completo, % sobre la harina.': 'Liquids poured in at their whole weight, % of the flour.',
  'Harina que va en el prefermento, % de toda la harina.': 'Flour that is in the pre-ferment, % of all flour.',
  'Levadura tal como se pesa, % sobre la harina.': 'Yeast as it is weighed, % of the flour.',
  'Levadura en equivalente fresco, % sobre la harina.': 'Yeast as fresh, % of the flour.',
  'Lactosa, % sobre la harina.': 'Lactose, % of the flour.',
  'La misma masa, contada como la cuentan otros.': 'The same dough, counted as others count it.',
  'Toda la harina, g.': 'All flour, g.',
  'Toda la masa, g.': 'All dough, g.',
  'Masa por 100 g de harina.': 'Dough per 100 g of flour.',
  'Parte del peso que se pierde en el horno.': 'Part of the weight that is lost in the oven.',
  'Sal por 100 g de pan, g.': 'Salt per 100 g of bread, g.',
  'Análisis de una fórmula de pan.': 'Analysis of a bread formula.',
  'Fórmula de pastelería que se quiere analizar.': 'The pastry formula to analyse.',
  'Para qué está un ingrediente que el catálogo no conoce: harina, azucar, grasa, huevo…':
    'What an ingredient that the catalogue does not know is for: harina (flour), azucar (sugar), grasa (fat), huevo (egg)…',
  'Materia grasa, en gramos por 100 g de ingrediente. Sustituye al valor del catálogo.':
    'Fat, in grams per 100 g of ingredient. Replaces the value of the catalogue.',
  'Lactosa, en gramos por 100 g de ingrediente. Sustituye al valor del catálogo.':
    'Lactose, in grams per 100 g of ingredient. Replaces the value of the catalogue.',
  'Otros sólidos, en gramos por 100 g de ingrediente. Sustituye al valor del catálogo.':
    'Other solids, in grams per 100 g of ingredient. Replaces the value of the catalogue.',
  'Agua, en gramos por 100 g de ingrediente. Sustituye al valor del catálogo.':
    'Water, in grams per 100 g of ingredient. Replaces the value of the catalogue.',
  'Almidón, en gramos por 100 g de ingrediente. Sustituye al valor del catálogo.':
    'Starch, in grams per 100 g of ingredient. Replaces the value of the catalogue.',
  'Fibra, en gramos por 100 g de ingrediente. Sustituye al valor del catálogo.':
    'Fibre, in grams per 100 g of ingredient. Replaces the value of the catalogue.',
  'Sal, en gramos por 100 g de ingrediente. Sustituye al valor del catálogo.':
    'Salt, in grams per 100 g of ingredient. Replaces the value of the catalogue.',
  'Alcohol, en gramos por 100 g de ingrediente. Sustituye al valor del catálogo.':
    'Alcohol, in grams per 100 g of ingredient. Replaces the value of the catalogue.',
  'Manteca de cacao, en gramos por 100 g de ingrediente. Sustituye al valor del catálogo.':
    'Cocoa butter, in grams per 100 g of ingredient. Replaces the value of the catalogue.',
  'Grasa láctea, en gramos por 100 g de ingrediente. Sustituye al valor del catálogo.':
    'Milk fat, in grams per 100 g of ingredient. Replaces the value of the catalogue.',
  'Tipo de receta: genoise, magdalenas, brownie, pound_cake, financier, macaron, masa_tarta, choux, tarta_santiago, crema_pastelera, crema_inglesa, natillas, diplomatica, muselina, bavarois, ganache_negro, ganache_blanco, mousse_chocolate, buttercream, lemon_curd, merengue, cheesecake, frangipane, bizcocho, soletilla, joconda, dacquoise, tarta_zanahoria, coulant, hojaldre, sable, cookies, polvoron, sobao, ganache_leche, ganache_montada, crema_almendra, crema_catalana, flan, tocino_de_cielo, panna_cotta, mousse_fruta, dulce_de_leche, nata_montada, yema_pastelera, crema_mascarpone, glaseado_espejo, toffee, arroz_con_leche, gelatina_fruta, confitura, pate_de_fruta, praline, crujiente_praline, namelaka, cremoso, streusel, teja, nube, rosquillas, bizcocho_chocolate, leche_frita, libre. Si falta o no existe se aplica «genoise».':
    'Recipe type: genoise, magdalenas, brownie, pound_cake, financier, macaron, masa_tarta, choux, tarta_santiago, crema_pastelera, crema_inglesa, natillas, diplomatica, muselina, bavarois, ganache_negro, ganache_blanco, mousse_chocolate, buttercream, lemon_curd, merengue, cheesecake, frangipane, bizcocho, soletilla, joconda, dacquoise, tarta_zanahoria, coulant, hojaldre, sable, cookies, polvoron, sobao, ganache_leche, ganache_montada, crema_almendra, crema_catalana, flan, tocino_de_cielo, panna_cotta, mousse_fruta, dulce_de_leche, nata_montada, yema_pastelera, crema_mascarpone, glaseado_espejo, toffee, arroz_con_leche, gelatina_fruta, confitura, pate_de_fruta, praline, crujiente_praline, namelaka, cremoso, streusel, teja, nube, rosquillas, bizcocho_chocolate, leche_frita, libre. If it is missing or there is no such type, `genoise` is applied.',
  'Actividad de agua medida en el producto acabado: solo una medida abre una clase de conservación más larga.':
    'Water activity measured in the finished product: only a measurement opens a longer class of keeping.',
  'Peso que se pierde al hornear o cocer, %, para «acabado». Por defecto, el usual del tipo.':
    'Weight that is lost in baking or cooking, %, for `acabado`. By default, the usual one of the type.',
  'Fórmula de pastelería que se quiere analizar. Sus líneas van pegadas en «texto».':
    'The pastry formula to analyse. Its lines are pasted in `texto`.',
  'Escuela del tipo a la que pertenece la fórmula, si tiene varias.':
    'School of the type to which the formula belongs, if it has several.',
  'Nombre legible de la escuela.': 'Readable name of the school.',
  'Azúcares, %: mono y disacáridos, lactosa incluida, por 100 g de receta.':
    'Sugars, %: mono- and disaccharides, lactose included, per 100 g of recipe.',
  'Grasa, %: grasa de todos los ingredientes por 100 g de receta.':
    'Fat, %: fat of all ingredients per 100 g of recipe.',
  'Proteínas, %: proteína por 100 g de receta.': 'Proteins, %: protein per 100 g of recipe.',
  'Agua, %: agua de todos los ingredientes por 100 g de receta.':
    'Water, %: water of all ingredients per 100 g of recipe.',
  'Sólidos, %: 100 menos el agua y el alcohol.': 'Solids, %: 100 less water and alcohol.',
  'Dulzor (POD), puntos: dulzor de cada azúcar y edulcorante por 100 g de receta, con la sacarosa a 100.':
    'Sweetness (POD), points: sweetness of each sugar and sweetener per 100 g of recipe, with sucrose at 100.',
  'Energía, kcal: energía por 100 g de receta, con los factores del anexo XIV del Reglamento (UE) 1169/2011.':
    'Energy, kcal: energy per 100 g of recipe, with the factors of annex XIV of Regulation (EU) 1169/2011.',
  'Coste, €/kg: euros por kg de receta, con el precio de cada ingrediente en €/kg.':
    'Cost, €/kg: euros per kg of recipe, at the price of each ingredient in €/kg.',
  'Azúcar sobre harina, %: g de azúcares sin lactosa por 100 g de harina y almidón.':
    'Sugar to flour, %: g of sugars without lactose per 100 g of flour and starch.',
  'Grasa sobre harina, %: g de grasa por 100 g de harina y almidón.':
    'Fat to flour, %: g of fat per 100 g of flour and starch.',
  'Huevo sobre harina, %: g de huevo por 100 g de harina y almidón.':
    'Egg to flour, %: g of egg per 100 g of flour and starch.',
  'Líquido sobre harina, %: g de agua de todos los ingredientes por 100 g de harina y almidón.':
    'Liquid to flour, %: g of water of all ingredients per 100 g of flour and starch.',
  'Líquido de la panada sobre harina, %: g de agua y leche por 100 g de harina y almidón.':
    'Liquid of the panade to flour, %: g of water and milk per 100 g of flour and starch.',
  'Zanahoria sobre harina, %: g de zanahoria por 100 g de harina y almidón.':
    'Carrot to flour, %: g of carrot per 100 g of flour and starch.',
  'Impulsor sobre harina, %: g de impulsor (bicarbonato × 3) por 100 g de harina y almidón.':
    'Raising agent to flour, %: g of raising agent (bicarbonate × 3) per 100 g of flour and starch.',
  'Sal sobre harina, %: g de sal por 100 g de harina y almidón.':
    'Salt to flour, %: g of salt per 100 g of flour and starch.',
  'Huevo sobre grasa, : 1: g de huevo por 1 g de grasa.': 'Egg to fat, : 1: g of egg per 1 g of fat.',
  'Estructura sobre ternura, : 1: g de harina y huevo por 1 g de azúcares y grasa.':
    'Structure to tenderness, : 1: g of flour and egg per 1 g of sugars and fat.',
  'Harina, %: g de harina y almidón por 100 g de receta.': 'Flour, %: g of flour and starch per 100 g of recipe.',
  'Chocolate, %: g de chocolate y dos veces el cacao por 100 g de receta.':
    'Chocolate, %: g of chocolate and twice the cocoa per 100 g of recipe.',
  'Grasa añadida, %: g de mantequilla, aceite y otras grasas por 100 g de receta.':
    'Added fat, %: g of butter, oil and other fats per 100 g of recipe.',
  'Azúcar en la masa, %: g de azúcar por 100 g de receta.': 'Sugar in the dough, %: g of sugar per 100 g of recipe.',
  'Huevo, %: g de huevo por 100 g de receta.': 'Egg, %: g of egg per 100 g of recipe.',
  'Fruto seco, %: g de fruto seco por 100 g de receta.': 'Nuts, %: g of nuts per 100 g of recipe.',
  'Azúcar sobre fruto seco, %: g de azúcares sin lactosa por 100 g de fruto seco.':
    'Sugar to nuts, %: g of sugars without lactose per 100 g of nuts.',
  'Clara sobre fruto seco, %: g de clara por 100 g de fruto seco.':
    'Egg white to nuts, %: g of egg white per 100 g of nuts.',
  'Harina sobre fruto seco, %: g de harina y almidón por 100 g de fruto seco.':
    'Flour to nuts, %: g of flour and starch per 100 g of nuts.',
  'Mantequilla sobre fruto seco, %: g de mantequilla por 100 g de fruto seco.':
    'Butter to nuts, %: g of butter per 100 g of nuts.',
  'Huevo sobre fruto seco, %: g de huevo por 100 g de fruto seco.': 'Egg to nuts, %: g of egg per 100 g of nuts.',
  'Leche sobre fruto seco, %: g de leche por 100 g de fruto seco.': 'Milk to nuts, %: g of milk per 100 g of nuts.',
  'Azúcar sobre polvos, %: g de azúcares sin lactosa por 100 g de fruto seco y harina.':
    'Sugar to powders, %: g of sugars without lactose per 100 g of nuts and flour.',
  'Clara sobre polvos, %: g de clara por 100 g de fruto seco y harina.':
    'Egg white to powders, %: g of egg white per 100 g of nuts and flour.',
  'Mantequilla sobre polvos, %: g de mantequilla por 100 g de fruto seco y harina.':
    'Butter to powders, %: g of butter per 100 g of nuts and flour.',
  'Tant pour tant, : 1: g de azúcar glas por 1 g de fruto seco.':
    'Tant pour tant, : 1: g of icing sugar per 1 g of nuts.',
  'Almidón por litro, g/l: g de almidón (en maicena) por litro de leche y nata.':
    'Starch per litre, g/l: g of starch (as cornflour) per litre of milk and cream.',
  'Yema por litro, g/l: g de yema por litro de leche y nata.':
    'Yolk per litre, g/l: g of yolk per litre of milk and cream.',
  'Huevo por litro, g/l: g de huevo por litro de leche y nata.':
    'Egg per litre, g/l: g of egg per litre of milk and cream.',
  'Espesante por litro, g/l: g de almidón y 0,15 veces la yema por litro de leche y nata.':
    'Thickener per litre, g/l: g of starch and 0.15 times the yolk per litre of milk and cream.',
  'Azúcar por litro, g/l: g de azúcares sin lactosa por litro de leche y nata.':
    'Sugar per litre, g/l: g of sugars without lactose per litre of milk and cream.',
  'Arroz por litro, g/l: g de arroz por litro de leche y nata.':
    'Rice per litre, g/l: g of rice per litre of milk and cream.',
  'Nata sobre la base, %: g de nata por 100 g de base sin la nata, la gelatina ni su agua.':
    'Cream to the base, %: g of cream per 100 g of base without the cream, the gelatine or its water.',
  'Mantequilla sobre la base, %: g de mantequilla por 100 g de base sin la mantequilla.':
    'Butter to the base, %: g of butter per 100 g of base without the butter.',
  'Gelatina, %: g de gelatina seca por 100 g de receta.': 'Gelatine, %: g of dry gelatine per 100 g of recipe.',
  'Chocolate sobre nata, : 1: g de chocolate por 1 g de nata, leche, agua y fruta.':
    'Chocolate to cream, : 1: g of chocolate per 1 g of cream, milk, water and fruit.',
  'Manteca de cacao, %: g de manteca de cacao por 100 g de receta.':
    'Cocoa butter, %: g of cocoa butter per 100 g of recipe.',
  'Grasa láctea, %: g de grasa láctea por 100 g de receta.': 'Milk fat, %: g of milk fat per 100 g of recipe.',
  'Grasa sobre agua, : 1: g de grasa por 1 g de agua de todos los ingredientes.':
    'Fat to water, : 1: g of fat per 1 g of water of all ingredients.',
  'Actividad de agua, aw: estimación: Norrish con los azúcares, polioles, alcohol y sales disueltos en el agua que no retienen el cacao, la proteína, los frutos secos y el almidón.':
    'Water activity, aw: estimate: Norrish with the sugars, polyols, alcohol and salts dissolved in the water that cocoa, protein, nuts and starch do not hold back.',
  'Nata y huevo, %: g de nata y huevo por 100 g de receta.':
    'Cream and egg, %: g of cream and egg per 100 g of recipe.',
  'Mantequilla, %: g de mantequilla por 100 g de receta.': 'Butter, %: g of butter per 100 g of recipe.',
  'Azúcar sobre mantequilla, %: g de azúcares sin lactosa por 100 g de mantequilla.':
    'Sugar to butter, %: g of sugars without lactose per 100 g of butter.',
  'Huevo sobre mantequilla, %: g de huevo por 100 g de mantequilla.': 'Egg to butter, %: g of egg per 100 g of butter.',
  'Zumo ácido, %: g de zumo ácido por 100 g de receta.': 'Acid juice, %: g of acid juice per 100 g of recipe.',
  'Azúcar sobre zumo, : 1: g de azúcares sin lactosa por 1 g de zumo ácido.':
    'Sugar to juice, : 1: g of sugars without lactose per 1 g of acid juice.',
  'Huevo sobre zumo, : 1: g de huevo por 1 g de zumo ácido.': 'Egg to juice, : 1: g of egg per 1 g of acid juice.',
  'Azúcar sobre clara, : 1: g de azúcares sin lactosa por 1 g de clara.':
    'Sugar to egg white, : 1: g of sugars without lactose per 1 g of egg white.',
  'Queso, %: g de queso por 100 g de receta.': 'Cheese, %: g of cheese per 100 g of recipe.',
  'Azúcar sobre queso, %: g de azúcares sin lactosa por 100 g de queso.':
    'Sugar to cheese, %: g of sugars without lactose per 100 g of cheese.',
  'Huevo sobre queso, %: g de huevo por 100 g de queso.': 'Egg to cheese, %: g of egg per 100 g of cheese.',
  'Nata sobre queso, %: g de nata dulce o ácida por 100 g de queso.':
    'Cream to cheese, %: g of sweet or soured cream per 100 g of cheese.',
  'Fruta, %: g de fruta por 100 g de receta.': 'Fruit, %: g of fruit per 100 g of recipe.',
  'Azúcar por fruta, %: g de azúcar, miel, glucosa y dextrosa, como se pesan por 100 g de fruta.':
    'Sugar to fruit, %: g of sugar, honey, glucose and dextrose, as they are weighed, per 100 g of fruit.',
  'Fruta por kilo acabado, g/kg: g de fruta por kg cuando llega a 60 °Brix: 1000 × fruta ÷ (azúcares ÷ 0,6).':
    'Fruit per finished kilo, g/kg: g of fruit per kg once it reaches 60 °Brix: 1000 × fruit ÷ (sugars ÷ 0.6).',
  'Pectina, %: g de pectina por 100 g de receta.': 'Pectin, %: g of pectin per 100 g of recipe.',
  'Ácido, %: g de ácido cítrico o tartárico, y 0,06 veces el zumo de limón o lima por 100 g de receta.':
    'Acid, %: g of citric or tartaric acid, and 0.06 times the lemon or lime juice, per 100 g of recipe.',
  'Barquillo, %: g de barquillo, feuilletine, galleta o cereal inflado por 100 g de receta.':
    'Wafer, %: g of wafer, feuilletine, biscuit or puffed cereal per 100 g of recipe.',
  'Nata, %: g de nata por 100 g de receta.': 'Cream, %: g of cream per 100 g of recipe.',
  'Mascarpone, %: g de mascarpone por 100 g de receta.': 'Mascarpone, %: g of mascarpone per 100 g of recipe.',
  'Yema, %: g de yema por 100 g de receta.': 'Yolk, %: g of yolk per 100 g of recipe.',
  'Huevo sobre azúcar, %: g de huevo por 100 g de azúcares sin lactosa.':
    'Egg to sugar, %: g of egg per 100 g of sugars without lactose.',
  'Azúcar sobre huevo, : 1: g de azúcares sin lactosa por 1 g de huevo.':
    'Sugar to egg, : 1: g of sugars without lactose per 1 g of egg.',
  'Nata sobre azúcar, : 1: g de nata por 1 g de azúcares sin lactosa.':
    'Cream to sugar, : 1: g of cream per 1 g of sugars without lactose.',
  'Mantequilla sobre azúcar, %: g de mantequilla por 100 g de azúcares sin lactosa.':
    'Butter to sugar, %: g of butter per 100 g of sugars without lactose.',
  'Brix del almíbar, %: g de azúcares sin lactosa por 100 g de azúcares y agua añadida.':
    'Brix of the syrup, %: g of sugars without lactose per 100 g of sugars and added water.',
  'Brix, %: g de azúcares, dextrinas, lactosa y polioles por 100 g de azúcares, dextrinas, lactosa, polioles y agua.':
    'Brix, %: g of sugars, dextrins, lactose and polyols per 100 g of sugars, dextrins, lactose, polyols and water.',
  'Grasa láctea final, %: g de grasa láctea por 100 g de producto acabado con 30 % de agua.':
    'Final milk fat, %: g of milk fat per 100 g of finished product with 30 % of water.',
  'Grasa del producto, %: g de grasa por 100 g de producto acabado con 17,5 % de agua.':
    'Fat of the product, %: g of fat per 100 g of finished product with 17.5 % of water.',
  'Composición por 100 g de receta en crudo, y los parámetros propios del tipo.':
    'Composition per 100 g of raw recipe, and the parameters of the type itself.',
  'Rango objetivo de Azúcares: [mínimo, máximo].': 'Target range of the sugars: [least, most].',
  'Rango objetivo de Proteínas: [mínimo, máximo].': 'Target range of the proteins: [least, most].',
  'Rango objetivo de Agua: [mínimo, máximo].': 'Target range of the water: [least, most].',
  'Rango objetivo de Sólidos: [mínimo, máximo].': 'Target range of the solids: [least, most].',
  'Rango objetivo de Dulzor (POD): [mínimo, máximo].': 'Target range of the sweetness (POD): [least, most].',
  'Rango objetivo de Energía: [mínimo, máximo].': 'Target range of the energy: [least, most].',
  'Rango objetivo de Coste: [mínimo, máximo].': 'Target range of the cost: [least, most].',
  'Rango objetivo de Azúcar sobre harina: [mínimo, máximo].': 'Target range of sugar to flour: [least, most].',
  'Rango objetivo de Grasa sobre harina: [mínimo, máximo].': 'Target range of fat to flour: [least, most].',
  'Rango objetivo de Huevo sobre harina: [mínimo, máximo].': 'Target range of egg to flour: [least, most].',
  'Rango objetivo de Líquido sobre harina: [mínimo, máximo].': 'Target range of liquid to flour: [least, most].',
  'Rango objetivo de Líquido de la panada sobre harina: [mínimo, máximo].':
    'Target range of liquid of the panade to flour: [least, most].',
  'Rango objetivo de Zanahoria sobre harina: [mínimo, máximo].': 'Target range of carrot to flour: [least, most].',
  'Rango objetivo de Impulsor sobre harina: [mínimo, máximo].':
    'Target range of raising agent to flour: [least, most].',
  'Rango objetivo de Sal sobre harina: [mínimo, máximo].': 'Target range of salt to flour: [least, most].',
  'Rango objetivo de Huevo sobre grasa: [mínimo, máximo].': 'Target range of egg to fat: [least, most].',
  'Rango objetivo de Estructura sobre ternura: [mínimo, máximo].':
    'Target range of structure to tenderness: [least, most].',
  'Rango objetivo de Harina: [mínimo, máximo].': 'Target range of the flour: [least, most].',
  'Rango objetivo de Chocolate: [mínimo, máximo].': 'Target range of the chocolate: [least, most].',
  'Rango objetivo de Grasa añadida: [mínimo, máximo].': 'Target range of the added fat: [least, most].',
  'Rango objetivo de Azúcar en la masa: [mínimo, máximo].': 'Target range of the sugar in the dough: [least, most].',
  'Rango objetivo de Huevo: [mínimo, máximo].': 'Target range of the egg: [least, most].',
  'Rango objetivo de Fruto seco: [mínimo, máximo].': 'Target range of the nuts: [least, most].',
  'Rango objetivo de Azúcar sobre fruto seco: [mínimo, máximo].': 'Target range of sugar to nuts: [least, most].',
  'Rango objetivo de Clara sobre fruto seco: [mínimo, máximo].': 'Target range of egg white to nuts: [least, most].',
  'Rango objetivo de Harina sobre fruto seco: [mínimo, máximo].': 'Target range of flour to nuts: [least, most].',
  'Rango objetivo de Mantequilla sobre fruto seco: [mínimo, máximo].': 'Target range of butter to nuts: [least, most].',
  'Rango objetivo de Huevo sobre fruto seco: [mínimo, máximo].': 'Target range of egg to nuts: [least, most].',
  'Rango objetivo de Leche sobre fruto seco: [mínimo, máximo].': 'Target range of milk to nuts: [least, most].',
  'Rango objetivo de Azúcar sobre polvos: [mínimo, máximo].': 'Target range of sugar to powders: [least, most].',
  'Rango objetivo de Clara sobre polvos: [mínimo, máximo].': 'Target range of egg white to powders: [least, most].',
  'Rango objetivo de Mantequilla sobre polvos: [mínimo, máximo].': 'Target range of butter to powders: [least, most].',
  'Rango objetivo de Tant pour tant: [mínimo, máximo].': 'Target range of the tant pour tant: [least, most].',
  'Rango objetivo de Almidón por litro: [mínimo, máximo].': 'Target range of starch per litre: [least, most].',
  'Rango objetivo de Yema por litro: [mínimo, máximo].': 'Target range of yolk per litre: [least, most].',
  'Rango objetivo de Huevo por litro: [mínimo, máximo].': 'Target range of egg per litre: [least, most].',
  'Rango objetivo de Espesante por litro: [mínimo, máximo].': 'Target range of thickener per litre: [least, most].',
  'Rango objetivo de Azúcar por litro: [mínimo, máximo].': 'Target range of sugar per litre: [least, most].',
  'Rango objetivo de Arroz por litro: [mínimo, máximo].': 'Target range of rice per litre: [least, most].',
  'Rango objetivo de Nata sobre la base: [mínimo, máximo].': 'Target range of cream to the base: [least, most].',
  'Rango objetivo de Mantequilla sobre la base: [mínimo, máximo].':
    'Target range of butter to the base: [least, most].',
  'Rango objetivo de Gelatina: [mínimo, máximo].': 'Target range of the gelatine: [least, most].',
  'Rango objetivo de Chocolate sobre nata: [mínimo, máximo].': 'Target range of chocolate to cream: [least, most].',
  'Rango objetivo de Manteca de cacao: [mínimo, máximo].': 'Target range of the cocoa butter: [least, most].',
  'Rango objetivo de Grasa láctea: [mínimo, máximo].': 'Target range of the milk fat: [least, most].',
  'Rango objetivo de Grasa sobre agua: [mínimo, máximo].': 'Target range of fat to water: [least, most].',
  'Rango objetivo de Actividad de agua: [mínimo, máximo].': 'Target range of the water activity: [least, most].',
  'Rango objetivo de Nata y huevo: [mínimo, máximo].': 'Target range of cream and egg: [least, most].',
  'Rango objetivo de Mantequilla: [mínimo, máximo].': 'Target range of the butter: [least, most].',
  'Rango objetivo de Azúcar sobre mantequilla: [mínimo, máximo].': 'Target range of sugar to butter: [least, most].',
  'Rango objetivo de Huevo sobre mantequilla: [mínimo, máximo].': 'Target range of egg to butter: [least, most].',
  'Rango objetivo de Zumo ácido: [mínimo, máximo].': 'Target range of the acid juice: [least, most].',
  'Rango objetivo de Azúcar sobre zumo: [mínimo, máximo].': 'Target range of sugar to juice: [least, most].',
  'Rango objetivo de Huevo sobre zumo: [mínimo, máximo].': 'Target range of egg to juice: [least, most].',
  'Rango objetivo de Azúcar sobre clara: [mínimo, máximo].': 'Target range of sugar to egg white: [least, most].',
  'Rango objetivo de Queso: [mínimo, máximo].': 'Target range of the cheese: [least, most].',
  'Rango objetivo de Azúcar sobre queso: [mínimo, máximo].': 'Target range of sugar to cheese: [least, most].',
  'Rango objetivo de Huevo sobre queso: [mínimo, máximo].': 'Target range of egg to cheese: [least, most].',
  'Rango objetivo de Nata sobre queso: [mínimo, máximo].': 'Target range of cream to cheese: [least, most].',
  'Rango objetivo de Fruta: [mínimo, máximo].': 'Target range of the fruit: [least, most].',
  'Rango objetivo de Azúcar por fruta: [mínimo, máximo].': 'Target range of sugar to fruit: [least, most].',
  'Rango objetivo de Fruta por kilo acabado: [mínimo, máximo].':
    'Target range of fruit per finished kilo: [least, most].',
  'Rango objetivo de Pectina: [mínimo, máximo].': 'Target range of the pectin: [least, most].',
  'Rango objetivo de Ácido: [mínimo, máximo].': 'Target range of the acid: [least, most].',
  'Rango objetivo de Barquillo: [mínimo, máximo].': 'Target range of the wafer: [least, most].',
  'Rango objetivo de Nata: [mínimo, máximo].': 'Target range of the cream: [least, most].',
  'Rango objetivo de Mascarpone: [mínimo, máximo].': 'Target range of the mascarpone: [least, most].',
  'Rango objetivo de Yema: [mínimo, máximo].': 'Target range of the yolk: [least, most].',
  'Rango objetivo de Huevo sobre azúcar: [mínimo, máximo].': 'Target range of egg to sugar: [least, most].',
  'Rango objetivo de Azúcar sobre huevo: [mínimo, máximo].': 'Target range of sugar to egg: [least, most].',
  'Rango objetivo de Nata sobre azúcar: [mínimo, máximo].': 'Target range of cream to sugar: [least, most].',
  'Rango objetivo de Mantequilla sobre azúcar: [mínimo, máximo].': 'Target range of butter to sugar: [least, most].',
  'Rango objetivo de Brix del almíbar: [mínimo, máximo].': 'Target range of the Brix of the syrup: [least, most].',
  'Rango objetivo de Brix: [mínimo, máximo].': 'Target range of the Brix: [least, most].',
  'Rango objetivo de Grasa láctea final: [mínimo, máximo].': 'Target range of the final milk fat: [least, most].',
  'Rango objetivo de Grasa del producto: [mínimo, máximo].': 'Target range of the fat of the product: [least, most].',
  'Azúcares dentro de su rango; null si no se juzga.': 'The sugars in its range; null if it is not judged.',
  'Proteínas dentro de su rango; null si no se juzga.': 'The proteins in its range; null if it is not judged.',
  'Agua dentro de su rango; null si no se juzga.': 'The water in its range; null if it is not judged.',
  'Sólidos dentro de su rango; null si no se juzga.': 'The solids in its range; null if it is not judged.',
  'Dulzor (POD) dentro de su rango; null si no se juzga.':
    'The sweetness (POD) in its range; null if it is not judged.',
  'Energía dentro de su rango; null si no se juzga.': 'The energy in its range; null if it is not judged.',
  'Coste dentro de su rango; null si no se juzga.': 'The cost in its range; null if it is not judged.',
  'Azúcar sobre harina dentro de su rango; null si no se juzga.':
    'Sugar to flour in its range; null if it is not judged.',
  'Grasa sobre harina dentro de su rango; null si no se juzga.': 'Fat to flour in its range; null if it is not judged.',
  'Huevo sobre harina dentro de su rango; null si no se juzga.': 'Egg to flour in its range; null if it is not judged.',
  'Líquido sobre harina dentro de su rango; null si no se juzga.':
    'Liquid to flour in its range; null if it is not judged.',
  'Líquido de la panada sobre harina dentro de su rango; null si no se juzga.':
    'Liquid of the panade to flour in its range; null if it is not judged.',
  'Zanahoria sobre harina dentro de su rango; null si no se juzga.':
    'Carrot to flour in its range; null if it is not judged.',
  'Impulsor sobre harina dentro de su rango; null si no se juzga.':
    'Raising agent to flour in its range; null if it is not judged.',
  'Sal sobre harina dentro de su rango; null si no se juzga.': 'Salt to flour in its range; null if it is not judged.',
  'Huevo sobre grasa dentro de su rango; null si no se juzga.': 'Egg to fat in its range; null if it is not judged.',
  'Estructura sobre ternura dentro de su rango; null si no se juzga.':
    'Structure to tenderness in its range; null if it is not judged.',
  'Harina dentro de su rango; null si no se juzga.': 'The flour in its range; null if it is not judged.',
  'Chocolate dentro de su rango; null si no se juzga.': 'The chocolate in its range; null if it is not judged.',
  'Grasa añadida dentro de su rango; null si no se juzga.': 'The added fat in its range; null if it is not judged.',
  'Azúcar en la masa dentro de su rango; null si no se juzga.':
    'The sugar in the dough in its range; null if it is not judged.',
  'Huevo dentro de su rango; null si no se juzga.': 'The egg in its range; null if it is not judged.',
  'Fruto seco dentro de su rango; null si no se juzga.': 'The nuts in its range; null if it is not judged.',
  'Azúcar sobre fruto seco dentro de su rango; null si no se juzga.':
    'Sugar to nuts in its range; null if it is not judged.',
  'Clara sobre fruto seco dentro de su rango; null si no se juzga.':
    'Egg white to nuts in its range; null if it is not judged.',
  'Harina sobre fruto seco dentro de su rango; null si no se juzga.':
    'Flour to nuts in its range; null if it is not judged.',
  'Mantequilla sobre fruto seco dentro de su rango; null si no se juzga.':
    'Butter to nuts in its range; null if it is not judged.',
  'Huevo sobre fruto seco dentro de su rango; null si no se juzga.':
    'Egg to nuts in its range; null if it is not judged.',
  'Leche sobre fruto seco dentro de su rango; null si no se juzga.':
    'Milk to nuts in its range; null if it is not judged.',
  'Azúcar sobre polvos dentro de su rango; null si no se juzga.':
    'Sugar to powders in its range; null if it is not judged.',
  'Clara sobre polvos dentro de su rango; null si no se juzga.':
    'Egg white to powders in its range; null if it is not judged.',
  'Mantequilla sobre polvos dentro de su rango; null si no se juzga.':
    'Butter to powders in its range; null if it is not judged.',
  'Tant pour tant dentro de su rango; null si no se juzga.':
    'The tant pour tant in its range; null if it is not judged.',
  'Almidón por litro dentro de su rango; null si no se juzga.':
    'Starch per litre in its range; null if it is not judged.',
  'Yema por litro dentro de su rango; null si no se juzga.': 'Yolk per litre in its range; null if it is not judged.',
  'Huevo por litro dentro de su rango; null si no se juzga.': 'Egg per litre in its range; null if it is not judged.',
  'Espesante por litro dentro de su rango; null si no se juzga.':
    'Thickener per litre in its range; null if it is not judged.',
  'Azúcar por litro dentro de su rango; null si no se juzga.':
    'Sugar per litre in its range; null if it is not judged.',
  'Arroz por litro dentro de su rango; null si no se juzga.': 'Rice per litre in its range; null if it is not judged.',
  'Nata sobre la base dentro de su rango; null si no se juzga.':
    'Cream to the base in its range; null if it is not judged.',
  'Mantequilla sobre la base dentro de su rango; null si no se juzga.':
    'Butter to the base in its range; null if it is not judged.',
  'Gelatina dentro de su rango; null si no se juzga.': 'The gelatine in its range; null if it is not judged.',
  'Chocolate sobre nata dentro de su rango; null si no se juzga.':
    'Chocolate to cream in its range; null if it is not judged.',
  'Manteca de cacao dentro de su rango; null si no se juzga.':
    'The cocoa butter in its range; null if it is not judged.',
  'Grasa láctea dentro de su rango; null si no se juzga.': 'The milk fat in its range; null if it is not judged.',
  'Grasa sobre agua dentro de su rango; null si no se juzga.': 'Fat to water in its range; null if it is not judged.',
  'Actividad de agua dentro de su rango; null si no se juzga.':
    'The water activity in its range; null if it is not judged.',
  'Nata y huevo dentro de su rango; null si no se juzga.': 'Cream and egg in its range; null if it is not judged.',
  'Mantequilla dentro de su rango; null si no se juzga.': 'The butter in its range; null if it is not judged.',
  'Azúcar sobre mantequilla dentro de su rango; null si no se juzga.':
    'Sugar to butter in its range; null if it is not judged.',
  'Huevo sobre mantequilla dentro de su rango; null si no se juzga.':
    'Egg to butter in its range; null if it is not judged.',
  'Zumo ácido dentro de su rango; null si no se juzga.': 'The acid juice in its range; null if it is not judged.',
  'Azúcar sobre zumo dentro de su rango; null si no se juzga.':
    'Sugar to juice in its range; null if it is not judged.',
  'Huevo sobre zumo dentro de su rango; null si no se juzga.': 'Egg to juice in its range; null if it is not judged.',
  'Azúcar sobre clara dentro de su rango; null si no se juzga.':
    'Sugar to egg white in its range; null if it is not judged.',
  'Queso dentro de su rango; null si no se juzga.': 'The cheese in its range; null if it is not judged.',
  'Azúcar sobre queso dentro de su rango; null si no se juzga.':
    'Sugar to cheese in its range; null if it is not judged.',
  'Huevo sobre queso dentro de su rango; null si no se juzga.': 'Egg to cheese in its range; null if it is not judged.',
  'Nata sobre queso dentro de su rango; null si no se juzga.':
    'Cream to cheese in its range; null if it is not judged.',
  'Fruta dentro de su rango; null si no se juzga.': 'The fruit in its range; null if it is not judged.',
  'Azúcar por fruta dentro de su rango; null si no se juzga.': 'Sugar to fruit in its range; null if it is not judged.',
  'Fruta por kilo acabado dentro de su rango; null si no se juzga.':
    'Fruit per finished kilo in its range; null if it is not judged.',
  'Pectina dentro de su rango; null si no se juzga.': 'The pectin in its range; null if it is not judged.',
  'Ácido dentro de su rango; null si no se juzga.': 'The acid in its range; null if it is not judged.',
  'Barquillo dentro de su rango; null si no se juzga.': 'The wafer in its range; null if it is not judged.',
  'Nata dentro de su rango; null si no se juzga.': 'The cream in its range; null if it is not judged.',
  'Mascarpone dentro de su rango; null si no se juzga.': 'The mascarpone in its range; null if it is not judged.',
  'Yema dentro de su rango; null si no se juzga.': 'The yolk in its range; null if it is not judged.',
  'Huevo sobre azúcar dentro de su rango; null si no se juzga.': 'Egg to sugar in its range; null if it is not judged.',
  'Azúcar sobre huevo dentro de su rango; null si no se juzga.': 'Sugar to egg in its range; null if it is not judged.',
  'Nata sobre azúcar dentro de su rango; null si no se juzga.':
    'Cream to sugar in its range; null if it is not judged.',
  'Mantequilla sobre azúcar dentro de su rango; null si no se juzga.':
    'Butter to sugar in its range; null if it is not judged.',
  'Brix del almíbar dentro de su rango; null si no se juzga.':
    'The Brix of the syrup in its range; null if it is not judged.',
  'Brix dentro de su rango; null si no se juzga.': 'The Brix in its range; null if it is not judged.',
  'Grasa láctea final dentro de su rango; null si no se juzga.':
    'The final milk fat in its range; null if it is not judged.',
  'Grasa del producto dentro de su rango; null si no se juzga.':
    'The fat of the product in its range; null if it is not judged.',
  'Medalla; falta si no la merece.': 'Medal; missing if it deserves none.',
  'La medalla, en español.': 'The medal, in Spanish.',
  'Para qué sirve una ganache.': 'What a ganache is for.',
  'Avisos del cálculo y de seguridad alimentaria.': 'Warnings of the calculation and of food safety.',
  'Agua del producto acabado, %.': 'Water of the finished product, %.',
  'Peso que pierde hasta acabarse, %.': 'Weight that it loses until it is finished, %.',
  'Azúcares, g por 100 g de producto acabado.': 'Sugars, g per 100 g of finished product.',
  'Grasa, g por 100 g de producto acabado.': 'Fat, g per 100 g of finished product.',
  'Proteínas, g por 100 g de producto acabado.': 'Proteins, g per 100 g of finished product.',
  'Energía, kcal por 100 g de producto acabado.': 'Energy, kcal per 100 g of finished product.',
  'Coste, euros por kg de producto acabado.': 'Cost, euros per kg of finished product.',
  'El producto acabado, tras el horno o el cazo. Falta si el tipo no pierde agua.':
    'The finished product, after the oven or the pan. Missing if the type loses no water.',
  'Análisis de una fórmula de pastelería.': 'Analysis of a pastry formula.',
  'Fórmula de turrón, mazapán o dulce afín que se quiere analizar.':
    'The formula of nougat, marzipan or the like to analyse.',
  'Tipo de receta: jijona, alicante, yema_tostada, mazapan, guirlache, peladilla, generico. Si falta o no existe se aplica «jijona».':
    'Recipe type: jijona, alicante, yema_tostada, mazapan, guirlache, peladilla, generico. If it is missing or there is no such type, `jijona` is applied.',
  'Fórmula de turrón, mazapán o dulce afín que se quiere analizar. Sus líneas van pegadas en «texto».':
    'The formula of nougat, marzipan or the like to analyse. Its lines are pasted in `texto`.',
  'Siempre «turron».': 'Always `turron`.',
  'Almendra, %: almendra por 100 de producto acabado sin oblea ni coberturas; en los tipos que se tuestan, la almendra ya tostada.':
    'Almond, %: almond per 100 of finished product without wafer or coverings; in the types that are roasted, the almond already roasted.',
  'Miel, %: miel de abeja tal como se pesa, por 100 de producto acabado.':
    'Honey, %: bee honey as it is weighed, per 100 of finished product.',
  'Azúcar, %: azúcar (sacarosa) tal como se pesa y el declarado en pralinés y mazapanes, por 100 de producto acabado.':
    'Sugar, %: sugar (sucrose) as it is weighed and that declared in pralines and marzipans, per 100 of finished product.',
  'Glucosa y otros jarabes, %: jarabe de glucosa, azúcar invertido, dextrosa y otros jarabes tal como se pesan, por 100 de producto acabado.':
    'Glucose and other syrups, %: glucose syrup, invert sugar, dextrose and other syrups as they are weighed, per 100 of finished product.',
  'Grasa, %: grasa de todos los ingredientes por 100 de producto acabado.':
    'Fat, %: fat of all ingredients per 100 of finished product.',
  'Proteína, %: proteína por 100 de producto acabado, con el factor de nitrógeno de cada tabla (5,18 en la almendra).':
    'Protein, %: protein per 100 of finished product, with the nitrogen factor of each table (5.18 for almond).',
  'Humedad, %: agua que queda en frutos secos y añadidos más el agua residual de la fase cocida, que depende del tipo, por 100 de producto acabado.':
    'Moisture, %: water left in nuts and additions plus the residual water of the cooked phase, which depends on the type, per 100 of finished product.',
  'Cenizas, %: cenizas por 100 de producto acabado.': 'Ash, %: ash per 100 of finished product.',
  'Azúcares totales, %: mono y disacáridos de todos los ingredientes por 100 de producto acabado.':
    'Total sugars, %: mono- and disaccharides of all ingredients per 100 of finished product.',
  'Frutos secos, %: almendra y demás frutos secos y semillas por 100 de producto acabado.':
    'Nuts, %: almond and other nuts and seeds per 100 of finished product.',
  'Materias básicas, %: frutos secos, coco, fruta seca, café, yema seca, cacao de los chocolates y sólidos de leche por 100 de producto acabado.':
    'Basic materials, %: nuts, coconut, dried fruit, coffee, dry yolk, cocoa of chocolates and milk solids per 100 of finished product.',
  'Yema seca, %: yema de huevo en equivalente seco por 100 de producto acabado (la fresca cuenta 0,46).':
    'Dry yolk, %: egg yolk as dry per 100 of finished product (fresh counts 0.46).',
  'Clara, %: clara de huevo en equivalente fresco por 100 de producto acabado (en polvo cuenta 7,4).':
    'Egg white, %: egg white as fresh per 100 of finished product (powder counts 7.4).',
  'Fécula añadida, %: almidón de harinas, féculas, galletas, patata o boniato por 100 de producto acabado.':
    'Added starch, %: starch of flours, starches, biscuits, potato or sweet potato per 100 of finished product.',
  'Energía, kcal: energía con los factores del anexo XIV, sin el alcohol que se evapora al cocer, por 100 g de producto acabado.':
    'Energy, kcal: energy with the factors of annex XIV, without the alcohol that evaporates in cooking, per 100 g of finished product.',
  'Coste, €/kg: precio de todos los ingredientes por kg de producto acabado, oblea y coberturas incluidas.':
    'Cost, €/kg: price of all ingredients per kg of finished product, wafer and coverings included.',
  'Rendimiento, %: peso acabado, con oblea, por 100 de ingredientes; no descuenta lo que se queda en el cazo.':
    'Yield, %: finished weight, with wafer, per 100 of ingredients; what stays in the pan is not deducted.',
  'Peso final, g: frutos secos y añadidos en uso, materia seca de la fase cocida con su agua residual, y oblea.':
    'Final weight, g: nuts and additions as used, dry matter of the cooked phase with its residual water, and wafer.',
  'Relación miel/azúcar, g/g: miel entre azúcar más jarabes; falta si la fórmula no lleva ni uno ni otros.':
    'Honey to sugar, g/g: honey over sugar and syrups; missing if the formula has neither.',
  'Azúcares y polioles, %: azúcares totales y polioles por 100 de producto acabado: la parte dulce que define un turrón.':
    'Sugars and polyols, %: total sugars and polyols per 100 of finished product: the sweet part that defines a turrón.',
  'Almendra y yema seca, %: suma de almendra y yema seca por 100 de producto acabado.':
    'Almond and dry yolk, %: sum of almond and dry yolk per 100 of finished product.',
  'Ingredientes no autorizados, %: lo que no es almendra, miel, azúcares, polioles, edulcorantes, clara, agua, oblea ni aditivo, por 100 de producto acabado.':
    'Ingredients not authorised, %: what is not almond, honey, sugars, polyols, sweeteners, egg white, water, wafer or additive, per 100 of finished product.',
  'Otros frutos secos, %: frutos secos que no son almendra por 100 de producto acabado.':
    'Other nuts, %: nuts other than almond per 100 of finished product.',
  'Grasa añadida, %: mantequilla, manteca y aceites tal como se pesan, por 100 de producto acabado.':
    'Added fat, %: butter, lard and oils as they are weighed, per 100 of finished product.',
  'Ingredientes ajenos al mazapán, %: lo que no es almendra cruda y pelada, azúcares, miel, agua ni aditivo, por 100 de producto acabado: yema, cacao, fruta, leche, grasa, almendra tostada….':
    'Ingredients foreign to marzipan, %: what is not raw peeled almond, sugars, honey, water or additive, per 100 of finished product: yolk, cocoa, fruit, milk, fat, roasted almond….',
  'Coco, %: coco por 100 de producto acabado.': 'Coconut, %: coconut per 100 of finished product.',
  'Cifras sobre el producto acabado, sin oblea ni coberturas; las que solo limita algún tipo faltan en los demás.':
    'Figures of the finished product, without wafer or coverings; those that only some type limits are missing in the others.',
  'De 1 a 3 almendras: bronce, plata y oro.': 'From 1 to 3 almonds: bronze, silver and gold.',
  'Suprema con 3 almendras y Extra con 2; con una, «Fuera de IGP» en Jijona y Alicante y «Básico» en los demás.':
    'Suprema with 3 almonds and Extra with 2; with one, «Fuera de IGP» in Jijona and Alicante and «Básico» in the others.',
  'Calidad según el RD 1787/1982 solo. Falta si no alcanza ninguna o no hay norma que la gradúe.':
    'Quality by RD 1787/1982 alone. Missing if it reaches none or no norm grades it.',
  'Por qué: valor medido, umbral, margen y norma.': 'Why: measured value, threshold, margin and norm.',
  'Puntuación de la fórmula.': 'Score of the formula.',
  'Gramos hasta la categoría siguiente; una única confirmación si ya es Suprema.':
    'Grams to the next category; a single confirmation if it is Suprema already.',
  'Avisos del cálculo; no cambian la categoría.': 'Warnings of the calculation; they do not change the category.',
  'Punto de cocción del jarabe a nivel del mar, °C.': 'Boiling point of the syrup at sea level, °C.',
  'Materia seca del jarabe cocido, °Brix.': 'Dry matter of the cooked syrup, °Brix.',
  'Agua que se va en la cocción, g.': 'Water that goes in cooking, g.',
  'Hasta dónde cocer. Falta si no hay jarabe que cocer.': 'How far to cook. Missing if there is no syrup to cook.',
  'La categoría del escalón.': 'The category of the step.',
  'Si la fórmula llega a ella.': 'Whether the formula reaches it.',
  'Lo que pide y con qué margen se cumple o falta.': 'What it asks for and with what margin it is met or missed.',
  'Un escalón de la categoría.': 'A step of the category.',
  'Las categorías, de menor a mayor.': 'The categories, from least to greatest.',
  'Análisis de una fórmula de turrón.': 'Analysis of a nougat formula.',
  'Fórmula de chocolate, gianduja o relleno de bombón que se quiere analizar.':
    'The formula of chocolate, gianduja or filling to analyse.',
  'Tipo de receta: negro, leche, blanco, cobertura, bean_to_bar, gianduja, bombon. Si falta o no existe se aplica «negro».':
    'Recipe type: negro, leche, blanco, cobertura, bean_to_bar, gianduja, bombon. If it is missing or there is no such type, `negro` is applied.',
  'Fórmula de chocolate, gianduja o relleno de bombón que se quiere analizar. Sus líneas van pegadas en «texto».':
    'The formula of chocolate, gianduja or filling to analyse. Its lines are pasted in `texto`.',
  'Siempre «cacao».': 'Always `cacao`.',
  'Variante del tipo a la que pertenece la fórmula, por su composición.':
    'Variant of the type to which the formula belongs, by its composition.',
  '«Lo leo como …», si la variante no es la usual del tipo.':
    '«I read it as …», if the variant is not the usual one of the type.',
  'Cacao total, %: g de manteca de cacao y cacao seco desgrasado por 100 g de producto.':
    'Total cocoa, %: g of cocoa butter and fat-free dry cocoa per 100 g of product.',
  'Manteca de cacao, %: g de manteca de cacao por 100 g de producto.':
    'Cocoa butter, %: g of cocoa butter per 100 g of product.',
  'Grasa total, %: g de manteca de cacao, grasa láctea y otras grasas (fruto seco, lecitina, vegetales) por 100 g de producto.':
    'Total fat, %: g of cocoa butter, milk fat and other fats (nuts, lecithin, vegetable) per 100 g of product.',
  'Azúcar, %: g de azúcares, sólidos de jarabe y polioles, sin lactosa ni los que traen el cacao y los frutos secos por 100 g de producto.':
    'Sugar, %: g of sugars, syrup solids and polyols, without lactose or those that cocoa and nuts bring, per 100 g of product.',
  'Lácteos, %: g de grasa láctea y sólidos lácteos no grasos por 100 g de producto.':
    'Milk, %: g of milk fat and milk solids not fat per 100 g of product.',
  'Cacao seco desgrasado, %: g de cacao seco desgrasado por 100 g de producto.':
    'Fat-free dry cocoa, %: g of fat-free dry cocoa per 100 g of product.',
  'Grasa láctea, %: g de grasa láctea por 100 g de producto.': 'Milk fat, %: g of milk fat per 100 g of product.',
  'Agua, %: g de agua de todos los ingredientes por 100 g de producto.':
    'Water, %: g of water of all ingredients per 100 g of product.',
  'Agua libre, %: g de agua que entra con ingredientes húmedos por 100 g de producto.':
    'Free water, %: g of water that enters with moist ingredients per 100 g of product.',
  'Avellana, %: g de avellana molida por 100 g de producto.': 'Hazelnut, %: g of ground hazelnut per 100 g of product.',
  'Frutos secos, %: g de frutos secos por 100 g de producto.': 'Nuts, %: g of nuts per 100 g of product.',
  'Polioles, %: g de polioles por 100 g de producto.': 'Polyols, %: g of polyols per 100 g of product.',
  'Lecitina, %: g de lecitina por 100 g de producto.': 'Lecithin, %: g of lecithin per 100 g of product.',
  'Chocolate, %: g de chocolate e ingredientes de cacao por 100 g de producto.':
    'Chocolate, %: g of chocolate and cocoa ingredients per 100 g of product.',
  'Cacao pesado, %: g de pasta, manteca, polvo y nibs a su peso, y del cacao de las coberturas por 100 g de producto.':
    'Cocoa as weighed, %: g of mass, butter, powder and nibs at their weight, and of the cocoa of couvertures, per 100 g of product.',
  'Energía, kcal: energía por 100 g de producto, con los factores del anexo XIV del Reglamento (UE) 1169/2011.':
    'Energy, kcal: energy per 100 g of product, with the factors of annex XIV of Regulation (EU) 1169/2011.',
  'Coste, €/kg: euros por kg de producto, con el precio de cada ingrediente en €/kg.':
    'Cost, €/kg: euros per kg of product, at the price of each ingredient in €/kg.',
  'Cacao seco total (base legal), %: g de manteca y cacao seco desgrasado por 100 g de producto sin otras materias comestibles (RD 1055/2003, ap. 4).':
    'Total dry cocoa (legal basis), %: g of butter and fat-free dry cocoa per 100 g of product without other edible matter (RD 1055/2003, point 4).',
  'Manteca de cacao (base legal), %: g de manteca de cacao por 100 g de producto sin otras materias comestibles (RD 1055/2003, ap. 4).':
    'Cocoa butter (legal basis), %: g of cocoa butter per 100 g of product without other edible matter (RD 1055/2003, point 4).',
  'Cacao seco desgrasado (base legal), %: g de cacao seco desgrasado por 100 g de producto sin otras materias comestibles (RD 1055/2003, ap. 4).':
    'Fat-free dry cocoa (legal basis), %: g of fat-free dry cocoa per 100 g of product without other edible matter (RD 1055/2003, point 4).',
  'Extracto seco de leche (base legal), %: g de extracto seco de leche, nata o mantequilla, sin suero ni lactosa añadida por 100 g de producto sin otras materias comestibles (RD 1055/2003, ap. 4).':
    'Dry milk solids (legal basis), %: g of dry solids of milk, cream or butter, without whey or added lactose, per 100 g of product without other edible matter (RD 1055/2003, point 4).',
  'Grasa láctea (base legal), %: g de grasa de leche, nata o mantequilla por 100 g de producto sin otras materias comestibles (RD 1055/2003, ap. 4).':
    'Milk fat (legal basis), %: g of fat of milk, cream or butter per 100 g of product without other edible matter (RD 1055/2003, point 4).',
  'Manteca y grasa láctea (base legal), %: g de manteca de cacao y grasa láctea por 100 g de producto sin otras materias comestibles (RD 1055/2003, ap. 4).':
    'Cocoa butter and milk fat (legal basis), %: g of cocoa butter and milk fat per 100 g of product without other edible matter (RD 1055/2003, point 4).',
  'Grasa vegetal autorizada (base legal), %: g de grasa equivalente de la manteca de cacao (illipé, palma, sal, shea, kokum o mango) por 100 g de producto sin otras materias comestibles (RD 1055/2003, ap. 4).':
    'Authorised vegetable fat (legal basis), %: g of fat equivalent to cocoa butter (illipe, palm, sal, shea, kokum or mango) per 100 g of product without other edible matter (RD 1055/2003, point 4).',
  'Otras materias comestibles, %: g de otras materias comestibles por 100 g de producto.':
    'Other edible matter, %: g of other edible matter per 100 g of product.',
  'Grasa no autorizada, %: g de grasas que no son de cacao, leche, fruto seco ni de las seis autorizadas por 100 g de producto.':
    'Fat not authorised, %: g of fats that are not of cocoa, milk, nuts or the six authorised ones per 100 g of product.',
  'Harina o almidón añadidos, %: g de harina o almidón por 100 g de producto.':
    'Added flour or starch, %: g of flour or starch per 100 g of product.',
  'Actividad de agua, aw: estimación orientativa: Norrish con los azúcares, polioles, alcohol y sales disueltos en el agua que no retienen el cacao, la proteína láctea y los frutos secos.':
    'Water activity, aw: indicative estimate: Norrish with the sugars, polyols, alcohol and salts dissolved in the water that cocoa, milk protein and nuts do not hold back.',
  'Composición, por 100 g de producto; las cifras de la ley, sobre su base.':
    'Composition, per 100 g of product; the figures of the law, on its basis.',
  'Tipo aplicado, igual que «type».': 'The type that was applied, as in `type`.',
  'gold: legal, con mención de calidad y todo en su objetivo; silver: legal y cerca; bronze: no puede llamarse así, o está lejos de una masa trabajable.':
    'gold: legal, with a quality mention and everything at its target; silver: legal and near; bronze: may not be called so, or far from a workable mass.',
  'La medalla, para personas: Oro, Plata o Bronce.':
    'The medal, for people: Oro (gold), Plata (silver) or Bronce (bronze).',
  'Fundir, °C.': 'Melt, °C.',
  'Enfriar, °C.': 'Cool, °C.',
  'Trabajar, °C.': 'Work, °C.',
  'Las tres temperaturas del templado. En un bombón, las del chocolate de la fórmula.':
    'The three temperatures of tempering. Of a filled chocolate, those of the chocolate in the formula.',
  'Actividad de agua estimada. Solo en «bombon» y «gianduja». Orientativa: no sustituye a la medida.':
    'Estimated water activity. Only in `bombon` and `gianduja`. Indicative: it does not replace a measurement.',
  'Dónde estará la actividad de agua real.': 'Where the real water activity will be.',
  'Qué dice la actividad de agua de la conservación.': 'What the water activity says of keeping.',
  'Denominación legal que alcanza. Falta si ninguna le conviene.':
    'Legal name that it reaches. Missing if none suits it.',
  'Emulsionar, °C.': 'Emulsify, °C.',
  'Dosificar, °C.': 'Pipe, °C.',
  'Temperatura que no debe pasar, °C: los cristales estables se funden.':
    'Temperature that it must not pass, °C: the stable crystals melt.',
  'Cristalizar, °C.': 'Crystallise, °C.',
  'Horas de cristalización.': 'Hours of crystallisation.',
  'Cómo se trabaja el relleno. Solo en «bombon».': 'How the filling is worked. Only in `bombon`.',
  'Medalla, templado y, en los rellenos, actividad de agua.': 'Medal, tempering and, in fillings, water activity.',
  'Gramos de cada 100 que quedan al descontar otras materias comestibles (RD 1055/2003 ap. 4).':
    'Grams of every 100 that are left once other edible matter is deducted (RD 1055/2003 point 4).',
  'Si admite mención de calidad (ap. 6.g); null si el tipo no la tiene.':
    'Whether it admits a quality mention (point 6.g); null if the type has none.',
  'Solo en «bombon» con menos de un 25 % de chocolate: % de la pieza que debe pesar la carcasa.':
    'Only in `bombon` with less than 25 % of chocolate: % of the piece that the shell must weigh.',
  'Qué puede llamarse el producto, condición por condición.': 'What the product may be called, condition by condition.',
  'Por qué esa medalla: condiciones legales con su artículo, calidad, objetivos y conservación.':
    'Why that medal: legal conditions with their article, quality, targets and keeping.',
  'Rango objetivo de Cacao total: [mínimo, máximo].': 'Target range of the total cocoa: [least, most].',
  'Rango objetivo de Grasa total: [mínimo, máximo].': 'Target range of the total fat: [least, most].',
  'Rango objetivo de Lácteos: [mínimo, máximo].': 'Target range of the milk: [least, most].',
  'Rango objetivo de Cacao seco desgrasado: [mínimo, máximo].':
    'Target range of the fat-free dry cocoa: [least, most].',
  'Rango objetivo de Agua libre: [mínimo, máximo].': 'Target range of the free water: [least, most].',
  'Rango objetivo de Avellana: [mínimo, máximo].': 'Target range of the hazelnut: [least, most].',
  'Rango objetivo de Frutos secos: [mínimo, máximo].': 'Target range of the nuts: [least, most].',
  'Rango objetivo de Polioles: [mínimo, máximo].': 'Target range of the polyols: [least, most].',
  'Rango objetivo de Lecitina: [mínimo, máximo].': 'Target range of the lecithin: [least, most].',
  'Rango objetivo de Cacao pesado: [mínimo, máximo].': 'Target range of the cocoa as weighed: [least, most].',
  'Rango objetivo de Cacao seco total (base legal): [mínimo, máximo].':
    'Target range of the total dry cocoa (legal basis): [least, most].',
  'Rango objetivo de Manteca de cacao (base legal): [mínimo, máximo].':
    'Target range of the cocoa butter (legal basis): [least, most].',
  'Rango objetivo de Cacao seco desgrasado (base legal): [mínimo, máximo].':
    'Target range of the fat-free dry cocoa (legal basis): [least, most].',
  'Rango objetivo de Extracto seco de leche (base legal): [mínimo, máximo].':
    'Target range of the dry milk solids (legal basis): [least, most].',
  'Rango objetivo de Grasa láctea (base legal): [mínimo, máximo].':
    'Target range of the milk fat (legal basis): [least, most].',
  'Rango objetivo de Manteca y grasa láctea (base legal): [mínimo, máximo].':
    'Target range of cocoa butter and milk fat (legal basis): [least, most].',
  'Rango objetivo de Grasa vegetal autorizada (base legal): [mínimo, máximo].':
    'Target range of the authorised vegetable fat (legal basis): [least, most].',
  'Rango objetivo de Otras materias comestibles: [mínimo, máximo].':
    'Target range of other edible matter: [least, most].',
  'Rango objetivo de Grasa no autorizada: [mínimo, máximo].': 'Target range of the fat not authorised: [least, most].',
  'Rango objetivo de Harina o almidón añadidos: [mínimo, máximo].':
    'Target range of added flour or starch: [least, most].',
  'Cacao total dentro de su rango; null si no se juzga.': 'The total cocoa in its range; null if it is not judged.',
  'Grasa total dentro de su rango; null si no se juzga.': 'The total fat in its range; null if it is not judged.',
  'Lácteos dentro de su rango; null si no se juzga.': 'The milk in its range; null if it is not judged.',
  'Cacao seco desgrasado dentro de su rango; null si no se juzga.':
    'The fat-free dry cocoa in its range; null if it is not judged.',
  'Agua libre dentro de su rango; null si no se juzga.': 'The free water in its range; null if it is not judged.',
  'Avellana dentro de su rango; null si no se juzga.': 'The hazelnut in its range; null if it is not judged.',
  'Frutos secos dentro de su rango; null si no se juzga.': 'The nuts in its range; null if it is not judged.',
  'Polioles dentro de su rango; null si no se juzga.': 'The polyols in its range; null if it is not judged.',
  'Lecitina dentro de su rango; null si no se juzga.': 'The lecithin in its range; null if it is not judged.',
  'Cacao pesado dentro de su rango; null si no se juzga.':
    'The cocoa as weighed in its range; null if it is not judged.',
  'Cacao seco total (base legal) dentro de su rango; null si no se juzga.':
    'The total dry cocoa (legal basis) in its range; null if it is not judged.',
  'Manteca de cacao (base legal) dentro de su rango; null si no se juzga.':
    'The cocoa butter (legal basis) in its range; null if it is not judged.',
  'Cacao seco desgrasado (base legal) dentro de su rango; null si no se juzga.':
    'The fat-free dry cocoa (legal basis) in its range; null if it is not judged.',
  'Extracto seco de leche (base legal) dentro de su rango; null si no se juzga.':
    'The dry milk solids (legal basis) in its range; null if it is not judged.',
  'Grasa láctea (base legal) dentro de su rango; null si no se juzga.':
    'The milk fat (legal basis) in its range; null if it is not judged.',
  'Manteca y grasa láctea (base legal) dentro de su rango; null si no se juzga.':
    'Cocoa butter and milk fat (legal basis) in its range; null if it is not judged.',
  'Grasa vegetal autorizada (base legal) dentro de su rango; null si no se juzga.':
    'The authorised vegetable fat (legal basis) in its range; null if it is not judged.',
  'Otras materias comestibles dentro de su rango; null si no se juzga.':
    'Other edible matter in its range; null if it is not judged.',
  'Grasa no autorizada dentro de su rango; null si no se juzga.':
    'The fat not authorised in its range; null if it is not judged.',
  'Harina o almidón añadidos dentro de su rango; null si no se juzga.':
    'Added flour or starch in its range; null if it is not judged.',
  'Avisos del cálculo, de la masa y de la etiqueta.': 'Warnings of the calculation, of the mass and of the label.',
  'Análisis de una fórmula de chocolate.': 'Analysis of a chocolate formula.',
  'El oficio en que se hace.': 'The craft in which it is made.',
  'Su tipo en ese oficio. Dice qué pierde al hacerse (horno, cocción, tueste) y con qué rangos se juzga; sin él no se le supone ninguna pérdida.':
    'Its type in that craft. It says what it loses when it is made (oven, cooking, roasting) and by which ranges it is judged; without it no loss is assumed.',
  'Un ingrediente, con los campos que usa el POST de ese oficio.':
    'An ingredient, with the fields that the POST of that craft uses.',
  'Sus ingredientes, como en el POST de su oficio. Entre todos los niveles, hasta 200 líneas.':
    'Its ingredients, as in the POST of its craft. Over all levels, up to 200 lines.',
  'Gramos de agua que pierde al cocer, en helado.': 'Grams of water that it loses in cooking, in ice cream.',
  'Parte del peso que pierde en el horno, en panadería.': 'Part of the weight that it loses in the oven, in bread.',
  'Peso que pierde al hornear o cocer, %, en pastelería.': 'Weight that it loses in baking or cooking, %, in pastry.',
  'Lo que has pesado: gramos que quedan de cada 100 g de ingredientes. Va por delante de cualquier otra pérdida. Lo que falta se cuenta como agua que se ha ido; lo que se queda en el cazo no va aquí.':
    'What you have weighed: grams left of every 100 g of ingredients. It comes before any other loss. What is missing counts as water that has gone; what stays in the pan does not belong here.',
  'Una fórmula que es ingrediente de otra: un objeto con su oficio y sus ingredientes, o el nombre de una entrada de «preparaciones». Los gramos de la línea son los de la preparación tal como se usa, ya hecha. Hasta 4 niveles.':
    'A formula that is an ingredient of another: an object with its craft and its ingredients, or the name of an entry of `preparaciones`. The grams of the line are those of the preparation as it is used, already made. Up to 4 levels.',
  'Cómo se llama en la línea que la usa.': 'What it is called in the line that uses it.',
  'Tipo por el que se ha leído.': 'Type by which it was read.',
  'Su propio veredicto, en su oficio; null si no es un producto por sí sola (una biga, un almíbar).':
    'Its own verdict, in its craft; null if it is no product by itself (a biga, a syrup).',
  'El veredicto en una frase, o por qué no lo hay.': 'The verdict in a sentence, or why there is none.',
  'Sus parámetros, como en el POST de su oficio.': 'Its parameters, as in the POST of its craft.',
  'Qué parámetros están en su rango.': 'Which parameters are in their range.',
  'Su categoría o medalla, donde su oficio las da.': 'Its category or medal, where its craft gives them.',
  'Si puede llevar esa denominación.': 'Whether it may bear that legal name.',
  'Denominación legal que se le pide.': 'Legal name that is asked of it.',
  'La que puede llevar; falta si ninguna le va.': 'The one that it may bear; missing if none suits it.',
  'Por qué no puede llevar la que se le pide.': 'Why it may not bear the one that is asked of it.',
  'Lo que la ley dice de su nombre.': 'What the law says of its name.',
  'Gramos que lleva la fórmula, ya hecha.': 'Grams that the formula holds, already made.',
  'Gramos de ingredientes que hay que pesar para tenerlos.':
    'Grams of ingredients that have to be weighed to have them.',
  'Gramos que quedan de cada 100 pesados.': 'Grams left of every 100 weighed.',
  'Componente.': 'Component.',
  'Gramos por 100 g.': 'Grams per 100 g.',
  'De qué está hecha tal como se usa, por 100 g.': 'What it is made of as it is used, per 100 g.',
  'Energía tal como se usa, kcal por 100 g. Falta si algo no se conoce.':
    'Energy as it is used, kcal per 100 g. Missing if something is not known.',
  'Euros por kg tal como se usa. Falta si algo no tiene precio.':
    'Euros per kg as it is used. Missing if something has no price.',
  'Alérgenos del anexo II de lo que lleva y se conoce.': 'Allergens of annex II of what is in it and known.',
  'Avisos de la preparación.': 'Warnings of the preparation.',
  'Las que lleva dentro.': 'Those inside it.',
  'Una preparación de la fórmula, juzgada por sí misma en su oficio.':
    'A preparation of the formula, judged by itself in its craft.',
  'La fórmula, como se manda a analizar, y lo que se quiere de ella.':
    'The formula, as it is sent to be analysed, and what is wanted of it.',
  'Precio en euros por kg. Sustituye al del catálogo.': 'Price in euros per kg. Replaces that of the catalogue.',
  'true: se queda como está; false: se mueve cuanto haga falta. Si falta, manda su papel: la base no se toca, lo que da nombre baja poco y lo último, las dosis van a su dosis.':
    'true: it stays as it is; false: it moves as far as is needed. If missing, its role decides: the base is not touched, what gives the name goes down little and last, doses go to their dose.',
  'Lo menos que puede quedar, en gramos del lote.': 'The least that may be left, in grams of the batch.',
  'Lo más que puede haber, en gramos del lote.': 'The most that there may be, in grams of the batch.',
  'Lo que hay en casa: no pasa de ahí y, por lo demás, manda su papel, en gramos del lote.':
    'What there is in the house: it does not go beyond that and otherwise its role decides, in grams of the batch.',
  'En una línea con «preparacion»: true, lo que lleva dentro se mueve también, línea a línea, menos lo que ahí tenga «fijo»: true; si falta, la preparación se mueve como una sola cosa.':
    'In a line with `preparacion`: true, what is inside moves too, line by line, but for what has `fijo`: true there; if missing, the preparation moves as one thing.',
  'Gramos de una pieza (un huevo): la línea se pesa en piezas enteras.':
    'Grams of a piece (an egg): the line is weighed in whole pieces.',
  'Un ingrediente, con lo que puede hacer.': 'An ingredient, with what it may do.',
  '«menos_cambios» (por defecto) toca las menos líneas y gramos; «menor_coste» busca la más barata que cumpla.':
    '`menos_cambios` (the default) touches the fewest lines and grams; `menor_coste` looks for the cheapest that complies.',
  'A qué aspira donde hay categorías o medallas. Si falta, a estar bien hecha.':
    'What it aspires to where there are categories or medals. If missing, to be well made.',
  'Lo que pides, por parámetro: sustituye al rango del tipo. También vale la clave de un límite que nombre «relajaciones».':
    'What you ask for, by parameter: it replaces the range of the type. The key of a limit that `relajaciones` names will do too.',
  'Lo menos que se admite.': 'The least that is admitted.',
  'Lo más que se admite.': 'The most that is admitted.',
  'Veces lo de ahora: 0,8, un 20 % menos; 1, igual. Sin «min» ni «max»; en °C, solo 1.':
    'So many times what there is now: 0.8 is 20 % less; 1, the same. Without `min` or `max`; in °C, only 1.',
  'Un rango (puede faltar un extremo, y dos iguales piden un valor exacto), un «factor» de lo que la fórmula tiene ahora, o «mantener». Los dos últimos valen en torno a ese valor: el 5 % de la anchura del rango del tipo o, si no tiene, el 2 % del valor; y no sueltan la ley del nombre.':
    "A range (an end may be missing, and two equal ones ask for an exact value), a `factor` of what the formula has now, or `mantener` (keep). The last two hold around that value: 5 % of the width of the type's range or, if it has none, 2 % of the value; and they do not let go of the law of the name.",
  'true: solo cuentan tus «objetivos»; los rangos del tipo no obligan.':
    'true: only your `objetivos` count; the ranges of the type do not bind.',
  'Mantener el peso del lote. Si falta, se mantiene, salvo donde hay una base que no se mueve (la harina de una masa).':
    'Keep the weight of the batch. If missing it is kept, unless there is a base that does not move (the flour of a dough).',
  'Cuánto dentro del rango acaba lo que estaba fuera, en partes de su anchura. Por defecto, 0,1; ante la ley, el 3 % del umbral.':
    'How far inside the range ends what was outside, in parts of its width. By default, 0.1; before the law, 3 % of the threshold.',
  'Con qué probabilidad (de 0 a 1) deben cumplirse todos los rangos con lo que varían los ingredientes de una compra a otra; la respuesta dice lo que cuesta. Por defecto, 0.':
    'With what probability (from 0 to 1) all ranges must be met with what ingredients vary from one purchase to another; the answer says what that costs. By default, 0.',
  'false: no obliga lo que la ley pide al nombre del tipo.':
    'false: what the law asks of the name of the type does not bind.',
  'Cuántos de la despensa pueden entrar. Por defecto, 2.': 'How many of the pantry may come in. By default, 2.',
  'Cuántas líneas pueden cambiar, con las que entran.': 'How many lines may change, with those that come in.',
  'Lo más que puede costar, en euros por kg.':
    'The most that it may cost, in euros per kg. What has no price counts as free, and a warning says so.',
  'Paso de la báscula en gramos; 0, sin redondear. Por defecto, 1 g desde 20 g y 0,1 g por debajo.':
    'Step of the scale in grams; 0, not rounded. By default, 1 g from 20 g on and 0.1 g below. If it does not fit, it is refined and said.',
  'Lo más que puede entrar, en gramos del lote.': 'The most that may come in, in grams of the batch.',
  'Un nombre, o una línea sin peso con su composición, su precio y lo más que puede entrar.':
    'A name, or a line without weight with its composition, its price and the most that may come in.',
  'Lo que se puede añadir: «catalogo» (los ingredientes técnicos que van con el tipo) o una lista de hasta 60. Si falta, lo que hay en todo obrador de ese tipo; con una lista vacía, solo se mueve lo que ya está en la fórmula.':
    'What may be added: `catalogo` (the technical ingredients that go with the type) or a list of up to 60. If missing, what every workshop of that type has; with an empty list, only what is in the formula already moves.',
  'La fórmula, como se manda a analizar, y lo que se quiere de ella. Sus líneas van pegadas en «texto».':
    'The formula, as it is sent to be analysed, and what is wanted of it. Its lines are pasted in `texto`.',
  'true si los gramos dados cumplen todo lo pedido; false si la fórmula es solo la más cercana.':
    'true if the grams given meet everything that was asked; false if the formula is only the nearest.',
  'Gramos antes.': 'Grams before.',
  'Gramos después.': 'Grams after.',
  'Lo que cambia, en gramos; negativo si baja.': 'What changes, in grams; negative if it goes down.',
  'Si tenía que conservar su parte.': 'Whether it had to keep its share.',
  'Si viene de la despensa.': 'Whether it comes from the pantry.',
  'La preparación en que está, si la mandaste con «abrir».':
    'The preparation that it is in, if you sent it with `abrir`.',
  'Una línea de la fórmula.': 'A line of the formula.',
  'Las líneas de la petición, en su orden, y lo que se añade.':
    'The lines of the request, in their order, and what is added.',
  'Qué se ha hecho y por qué.': 'What was done and why.',
  'Euros de todo el lote.': 'Euros of the whole batch.',
  'Euros por kg de ingredientes pesados.': 'Euros per kg of ingredients weighed.',
  'Lo que costaba.': 'What it cost.',
  'Lo que cuesta.': 'What it costs.',
  'Coste con tus precios o, si no los das, con los del catálogo.':
    'Cost at your prices or, if you give none, at those of the catalogue.',
  'Clave del parámetro.': 'Key of the parameter.',
  'Unidad del parámetro.': 'Unit of the parameter.',
  'De dónde viene: el rango del tipo, la ley del nombre, lo que no debe estropearse por el camino, o tu petición.':
    'Where it comes from: the range of the type, the law of the name, what must not be spoilt on the way, or your request.',
  'Lo menos que se admite. Falta si no hay mínimo.': 'The least that is admitted. Missing if there is no minimum.',
  'Lo más que se admite. Falta si no hay máximo.': 'The most that is admitted. Missing if there is no maximum.',
  'Lo que leía la fórmula que mandaste. Falta si no tenía con qué leerse.':
    'What the formula that you sent read. Missing if there was nothing to read it by.',
  'Lo que lee la fórmula nueva. Falta si no tiene con qué leerse.':
    'What the new formula reads. Missing if there is nothing to read it by.',
  'Si la fórmula nueva lo cumple.': 'Whether the new formula meets it.',
  'Solo de la ley: el nombre que lo pide.': 'Only of the law: the name that asks for it.',
  'Un límite y cómo queda.': 'A limit and how it ends up.',
  'Todos los límites que había que respetar, también los que el veredicto no mira: el que falla está aquí.':
    'All limits that had to be kept to, also those that the verdict does not look at: the one that fails is here.',
  'Extremo del rango.': 'End of the range.',
  'Dónde está el límite.': 'Where the limit is.',
  'El valor que hay que admitir para que todo lo demás se cumpla.':
    'The value that has to be admitted for everything else to be met.',
  'El nombre legal que se pierde.': 'The legal name that is lost.',
  'Un límite que, movido él solo, deja cumplir todos los demás.': 'A limit that, moved alone, lets all others be met.',
  'Solo si no es factible: límites que, movidos de uno en uno, lo arreglan.':
    'Only if it is not feasible: limits that mend it, moved one at a time.',
  'Nombre del ingrediente.': 'Name of the ingredient.',
  'Gramos que llevaría el lote.': 'Grams that the batch would hold.',
  'Un ingrediente que por sí solo deja cumplir todo.': 'An ingredient that lets everything be met by itself.',
  'Solo si no es factible: ingredientes del catálogo que, añadidos de uno en uno, lo arreglan.':
    'Only if it is not feasible: ingredients of the catalogue that mend it, added one at a time.',
  'Solo si no es factible: ingredientes fijos que, soltados de uno en uno, lo arreglan.':
    'Only if it is not feasible: fixed ingredients that mend it, let go one at a time.',
  'Lo que ahorraría pedir una unidad menos.': 'What asking for one unit less would save.',
  'Euros por kg, o gramos de cambio en el lote.': 'Euros per kg, or grams of change in the batch.',
  'Un límite en el que se apoya la respuesta.': 'A limit on which the answer rests.',
  'Los límites en los que se apoya la respuesta y lo que cuesta cada uno.':
    'The limits on which the answer rests and what each costs.',
  'Precio con el que se ha calculado, €/kg.': 'Price with which it was worked out, €/kg.',
  'Por debajo de este precio entraría más. Falta si da igual.':
    'Below this price more would go in. Missing if it makes no difference.',
  'Por encima de este precio entraría menos. Falta si da igual.':
    'Above this price less would go in. Missing if it makes no difference.',
  'Entre qué precios la fórmula más barata es la misma.': 'Between which prices the cheapest formula is the same.',
  'Solo con «menor_coste»: a partir de qué precio de cada ingrediente cambia la respuesta.':
    'Only with `menor_coste`: from which price of each ingredient the answer changes.',
  'Qué cuesta cada límite y desde qué precio cambiaría la respuesta.':
    'What each limit costs and from which price the answer would change.',
  'La probabilidad que pediste.': 'The probability that you asked for.',
  'La de que la fórmula respondida cumpla todos sus rangos a la vez.':
    'That of the answered formula meeting all its ranges at once.',
  'Euros del lote, frente a la fórmula que solo cumple.':
    'Euros of the batch, compared with the formula that merely complies.',
  'Gramos que cambian de sitio, frente a la fórmula que solo cumple.':
    'Grams that change place, compared with the formula that merely complies.',
  'Lo que cuesta la seguridad.': 'What the certainty costs.',
  'Solo si pides «seguridad».': 'Only if you ask for `seguridad`.',
  'Avisos del ajuste.': 'Warnings of the adjustment.',
  'La fórmula ajustada, o la más cercana y lo que la separa de lo pedido.':
    'The adjusted formula, or the nearest and what parts it from what was asked.',
  'La fórmula, como se manda a analizar, y lo que solo una etiqueta necesita.':
    'The formula, as it is sent to be analysed, and what only a label needs.',
  'Valor energético (kJ) de 100 g de ingrediente, en kJ.': 'Energy (kJ) of 100 g of ingredient, in kJ.',
  'Valor energético (kcal) de 100 g de ingrediente, en kcal.': 'Energy (kcal) of 100 g of ingredient, in kcal.',
  'Grasas de 100 g de ingrediente, en g.': 'Fat of 100 g of ingredient, in g.',
  'de las cuales saturadas de 100 g de ingrediente, en g.': 'Saturates of 100 g of ingredient, in g.',
  'Hidratos de carbono de 100 g de ingrediente, en g.': 'Carbohydrate of 100 g of ingredient, in g.',
  'de los cuales azúcares de 100 g de ingrediente, en g.': 'Sugars of 100 g of ingredient, in g.',
  'Fibra alimentaria de 100 g de ingrediente, en g.': 'Fibre of 100 g of ingredient, in g.',
  'Proteínas de 100 g de ingrediente, en g.': 'Protein of 100 g of ingredient, in g.',
  'Sal de 100 g de ingrediente, en g.': 'Salt of 100 g of ingredient, in g.',
  'Alérgenos del anexo II que lleva: gluten, crustaceos, huevo, pescado, cacahuete, soja, leche, frutos_cascara, apio, mostaza, sesamo, sulfitos, altramuz, moluscos. Lista vacía si no lleva ninguno.':
    'Allergens of annex II that it holds: gluten, crustaceos (crustaceans), huevo (egg), pescado (fish), cacahuete (peanut), soja (soya), leche (milk), frutos_cascara (nuts), apio (celery), mostaza (mustard), sesamo (sesame), sulfitos (sulphites), altramuz (lupin), moluscos (molluscs). An empty list if it holds none.',
  'Lo que dice la etiqueta del proveedor, por 100 g de ingrediente. Va por delante del catálogo, campo a campo, y completa lo que el catálogo no conoce.':
    "What the supplier's label says, per 100 g of ingredient. It comes before the catalogue, field by field, and completes what the catalogue does not know.",
  'Gramos de una ración: la respuesta trae también los valores por ración.':
    'Grams of a portion: the answer has the values per portion too.',
  'Nombre con que se vende: los ingredientes que nombra llevan su cantidad. Si falta, la denominación legal que la fórmula puede llevar.':
    'Name under which it is sold: the ingredients that it names carry their quantity. If missing, the legal name that the formula may bear.',
  'Cómo se vende: envasado, envasado_propio (por ti, para venta inmediata), granel, hosteleria o distancia. Cambia lo que es obligatorio.':
    'How it is sold: envasado (prepacked), envasado_propio (packed by you for immediate sale), granel (loose), hosteleria (catering) or distancia (at a distance). It changes what is mandatory.',
  'Cantidad neta, en gramos.': 'Net quantity, in grams.',
  'Ingredientes cuya cantidad se indica (QUID). Si falta, los de «denominacion»; si tampoco, frutas, frutos secos, cacao y chocolate. Lista vacía: ninguno más.':
    'Ingredients whose quantity is stated (QUID). If missing, those of `denominacion`; if that is missing too, fruit, nuts, cocoa and chocolate. An empty list: no other.',
  'La fórmula, como se manda a analizar, y lo que solo una etiqueta necesita. Sus líneas van pegadas en «texto».':
    'The formula, as it is sent to be analysed, and what only a label needs. Its lines are pasted in `texto`.',
  'La que se ha pedido o, si no, la legal que la fórmula puede llevar.':
    'The one that was asked for or, failing that, the legal one that the formula may bear.',
  'Clave de la declaración.': 'Key of the claim.',
  'Como se escribe en la etiqueta.': 'As it is written on the label.',
  'Si puede declararse; null si decide algo que la fórmula no dice.':
    'Whether it may be claimed; null if something that the formula does not say decides.',
  'Lo que una fórmula no enseña y la declaración pide.': 'What a formula does not show and the claim asks for.',
  'Lo que debe figurar junto a ella.': 'What must stand beside it.',
  'Una declaración nutricional (Reglamento (CE) 1924/2006).': 'A nutrition claim (Regulation (EC) 1924/2006).',
  'Lo que puede declarar de azúcares, fibra, grasa, sal, proteínas, gluten, lactosa y origen animal.':
    'What it may claim of sugars, fibre, fat, salt, proteins, gluten, lactose and animal origin.',
  'Palabra de «denominacion».': 'Word of `denominacion`.',
  'false si la fórmula no la sostiene; null si depende de algo que no dice.':
    'false if the formula does not bear it out; null if it depends on something that it does not say.',
  'Por qué, y qué hacer.': 'Why, and what to do.',
  'Una palabra del nombre.': 'A word of the name.',
  'Las palabras de «denominacion» que la fórmula no sostiene, o solo con una condición.':
    'The words of `denominacion` that the formula does not bear out, or only on a condition.',
  'Letra del art. 9.1, «lote» u «oficio_n».': 'Letter of art. 9.1, `lote` or `oficio_n`.',
  'Lo que va, o qué falta.': 'What goes there, or what is missing.',
  'Quién debe darlo.': 'Who must give it.',
  'Si ya está, falta, depende de una respuesta o no hace falta en esa venta.':
    'Whether it is there, is missing, depends on an answer or is not needed in that kind of sale.',
  'Una mención obligatoria.': 'A mandatory particular.',
  'Lo que la etiqueta debe decir y quién debe darlo (Reglamento (UE) 1169/2011, art. 9).':
    'What the label must say and who must give it (Regulation (EU) 1169/2011, art. 9).',
  'Qué cambia si se vende de otra manera (RD 126/2015).': 'What changes if it is sold in another way (RD 126/2015).',
  '«acabado» si pierde agua al hacerse; «formulado» si pesa lo mismo que la fórmula.':
    '`acabado` (finished) if it loses water when it is made; `formulado` (as formulated) if it weighs what the formula does.',
  'A qué se refieren los 100 g, en palabras.': 'What the 100 g refer to, in words.',
  'Peso de la fórmula, g.': 'Weight of the formula, g.',
  'Peso del producto acabado, g.': 'Weight of the finished product, g.',
  'Peso que se pierde, % de la fórmula.': 'Weight that is lost, % of the formula.',
  'De qué producto son los valores.': 'Of what product the values are.',
  'Cómo se llama en la tabla (anexo XV).': 'What it is called in the table (annex XV).',
  'El valor antes de redondear para la etiqueta.': 'The value before it is rounded for the label.',
  'El valor redondeado que se declara; 0 si es insignificante.':
    'The rounded value that is declared; 0 if it is negligible.',
  'Tal como se imprime: «12 g», «<0,5 g» o, si falta algún dato, «al menos 12 g».':
    'As it is printed: «12 g», «<0,5 g» or, if a figure is missing, «al menos 12 g» (at least).',
  'Ingredientes de los que no se sabe: el valor es entonces un mínimo.':
    'Ingredients of which it is not known: the value is then a minimum.',
  'Una desviación típica entre compras, en la unidad del valor.':
    'One standard deviation between purchases, in the unit of the value.',
  'Lo que la guía de la Comisión de 2012 tolera a cada lado del valor declarado, g por 100 g.':
    "What the Commission's guidance of 2012 tolerates on either side of the declared value, g per 100 g.",
  'true si más de una partida de cada veinte se saldría de la tolerancia: entonces hay un aviso.':
    'true if more than one lot in twenty would fall outside the tolerance: then there is a warning.',
  'Lo seguro que es el valor con lo que varían los ingredientes. Solo por 100 g y con «?duda=1».':
    'How sure the value is with what ingredients vary. Only per 100 g and with `?duda=1`.',
  'Valor energético (kJ), kJ: factores del anexo XIV: grasa 37, hidratos 17, proteína 17, polialcoholes 10 (eritritol 0), fibra 8, alcohol 29, ácidos orgánicos 13 kJ/g.':
    'Energy (kJ), kJ: factors of annex XIV: fat 37, carbohydrate 17, protein 17, polyols 10 (erythritol 0), fibre 8, alcohol 29, organic acids 13 kJ/g.',
  'Valor energético (kcal), kcal: factores del anexo XIV: grasa 9, hidratos 4, proteína 4, polialcoholes 2,4 (eritritol 0), fibra 2, alcohol 7, ácidos orgánicos 3 kcal/g.':
    'Energy (kcal), kcal: factors of annex XIV: fat 9, carbohydrate 4, protein 4, polyols 2.4 (erythritol 0), fibre 2, alcohol 7, organic acids 3 kcal/g.',
  'Grasas, g: grasa total por 100 g de producto.': 'Fat, g: total fat per 100 g of product.',
  'de las cuales saturadas, g: ácidos grasos saturados por 100 g de producto.':
    'of which saturates, g: saturated fatty acids per 100 g of product.',
  'Hidratos de carbono, g: azúcares, polialcoholes, almidón y dextrinas por 100 g de producto, sin la fibra.':
    'Carbohydrate, g: sugars, polyols, starch and dextrins per 100 g of product, without fibre.',
  'de los cuales azúcares, g: monosacáridos y disacáridos por 100 g de producto, con la lactosa.':
    'of which sugars, g: monosaccharides and disaccharides per 100 g of product, with lactose.',
  'Fibra alimentaria, g: fibra alimentaria por 100 g de producto.': 'Fibre, g: dietary fibre per 100 g of product.',
  'Proteínas, g: nitrógeno × 6,25 por 100 g de producto (anexo I).':
    'Protein, g: nitrogen × 6.25 per 100 g of product (annex I).',
  'Sal, g: sodio × 2,5 por 100 g de producto (anexo I).': 'Salt, g: sodium × 2.5 per 100 g of product (annex I).',
  'Por 100 g de producto, en el orden del anexo XV.': 'Per 100 g of product, in the order of annex XV.',
  'Gramos de la ración pedida.': 'Grams of the portion asked for.',
  'Por ración.': 'Per portion.',
  'La información nutricional (arts. 30 a 35), redondeada según la guía de la Comisión de 2012.':
    "The nutrition declaration (arts. 30 to 35), rounded by the Commission's guidance of 2012.",
  'Identificador.': 'Identifier.',
  'Como lo llama el anexo II.': 'As annex II calls it.',
  'Lo que hay que nombrar: el cereal, el fruto de cáscara o el alérgeno mismo.':
    'What has to be named: the cereal, the nut or the allergen itself.',
  'Ingredientes que lo llevan.': 'Ingredients that hold it.',
  'Un alérgeno presente.': 'An allergen that is present.',
  'Los del anexo II que llevan los ingredientes conocidos, en el orden del anexo.':
    'Those of annex II that the known ingredients hold, in the order of the annex.',
  'Ingredientes de los que no se saben todos los alérgenos: sin ficha, compuestos, o leídos como otro.':
    'Ingredients of which not all allergens are known: without a data sheet, compound, or read as something else.',
  'Ingrediente sin dato.': 'Ingredient without data.',
  'Un alérgeno.': 'An allergen.',
  'Los que suele llevar.': 'Those that it usually holds.',
  'Lo que suele llevar.': 'What it usually holds.',
  'De los que están sin dato, lo que suelen llevar.': 'Of those without data, what they usually hold.',
  'Los que seguro que no lleva. Solo si todo es simple o tiene ficha: lo que no se sabe no está ausente.':
    'Those that it certainly does not hold. Only if everything is simple or has a data sheet: what is not known is not absent.',
  'El alérgeno.': 'The allergen.',
  'Si lo lleva; null si de alguna línea nadie lo ha dicho: «sin dato, pregúntanos».':
    'Whether it holds it; null if nobody has said it of some line: «no data, ask us».',
  'El cereal o el fruto de cáscara, por su nombre, o el alérgeno.':
    'The cereal or the nut, by its name, or the allergen.',
  'Un alérgeno de la hoja.': 'An allergen of the sheet.',
  'La hoja de alérgenos del mostrador, para lo que se vende sin envasar o se sirve (RD 126/2015, arts. 4 y 6): los catorce, en el orden del anexo II. Las trazas las pone quien elabora.':
    'The allergen sheet of the counter, for what is sold loose or served (RD 126/2015, arts. 4 and 6): all fourteen, in the order of annex II. Traces are for the maker to add.',
  'Los catorce alérgenos del anexo II.': 'The fourteen allergens of annex II.',
  'De más a menos peso en el momento de su uso (art. 18).': 'From most to least weight at the moment of use (art. 18).',
  'Ingrediente.': 'Ingredient.',
  'Lo que queda de él en 100 g de producto acabado.': 'What is left of it in 100 g of finished product.',
  'Por qué puede no figurar.': 'Why it may be left out.',
  'Un ingrediente que puede no figurar.': 'An ingredient that may be left out.',
  'Lo que se ha dejado fuera de la lista.': 'What was left out of the list.',
  'La palabra de la denominación, o el nombre de «quid».': 'The word of the name, or the name of `quid`.',
  'Gramos por 100 g de producto acabado, con un decimal.': 'Grams per 100 g of finished product, with one decimal.',
  'Como se imprime.': 'As it is printed.',
  'Los ingredientes de la lista que suma.': 'The ingredients of the list that it adds up.',
  'Compuestos comprados que también lo llevan, sin que se sepa cuánto.':
    'Bought compounds that hold it too, nobody knows how much.',
  'Cuánto hay en total de lo que nombra la denominación.': 'How much there is in all of what the name mentions.',
  'Solo si lo que nombra la denominación está en varios sitios: cuánto hay en total (art. 22).':
    'Only if what the name mentions is in several places: how much there is in all (art. 22).',
  'La lista entera, con los alérgenos en mayúsculas.': 'The whole list, with the allergens in capitals.',
  'La lista de ingredientes.': 'The list of ingredients.',
  'Menciones obligatorias por su composición (anexo III y norma del oficio).':
    'Mentions that are mandatory by its composition (annex III and the norm of the trade).',
  'Lo que falta por saber o por comprobar antes de imprimir.': 'What is left to find out or check before printing.',
  'Qué valor tiene esta etiqueta.': 'What this label is worth.',
  'Las normas que se aplican.': 'The norms that apply.',
  'Cómo ha salido cada valor nutricional, línea a línea. Solo con «?explica=1».':
    'How each nutritional value came about, line by line. Only with `?explica=1`.',
  'La etiqueta de un producto, hasta donde la dice su fórmula (Reglamento (UE) 1169/2011).':
    'The label of a product, as far as its formula says it (Regulation (EU) 1169/2011).',
  'Cómo se llama en la lista.': 'What it is called in the list.',
  'Las líneas de la petición que reúne, con el nombre que traían.':
    'The lines of the request that it brings together, with the names they came with.',
  'Gramos en el momento de su uso por 100 g de producto acabado.':
    'Grams at the moment of use per 100 g of finished product.',
  'Como se imprime: en % o, si pasa de 100, en gramos por 100 g de producto.':
    'As it is printed: in % or, if it is above 100, in grams per 100 g of product.',
  'La cantidad que hay que indicar (QUID, art. 22 y anexo VIII).':
    'The quantity that has to be stated (QUID, art. 22 and annex VIII).',
  'Es un ingrediente compuesto: faltan, entre paréntesis, los suyos (anexo VII, parte E).':
    'It is a compound ingredient: its own are missing, in brackets (annex VII, part E).',
  'De una preparación con nombre legal o usual: los suyos, que van entre paréntesis de más a menos peso (anexo VII, parte E).':
    'Of a preparation with a legal or customary name: its own, which go in brackets from most to least weight (annex VII, part E).',
  'Alérgenos que lleva.': 'Allergens that it holds.',
  'Un trozo del texto.': 'A piece of the text.',
  'Si lo lleva, el trozo nombra ese alérgeno y debe destacarse (art. 21).':
    'If it has one, the piece names that allergen and must be highlighted (art. 21).',
  'Un trozo de texto.': 'A piece of text.',
  'Cómo se imprime, con los alérgenos marcados.': 'How it is printed, with the allergens marked.',
  'Un ingrediente de la lista.': 'An ingredient of the list.',
  'Cómo se llama el producto.': 'What the product is called.',
  'Piezas que quieres.': 'Pieces that you want.',
  'Cómo se llama. Si es el nombre de una entrada de «preparaciones», lleva esa fórmula; si no, es un ingrediente.':
    'What it is called. If it is the name of an entry of `preparaciones`, it is that formula; if not, it is an ingredient.',
  'Gramos en una pieza acabada. De una preparación, ya hecha.':
    'Grams in a finished piece. Of a preparation, already made.',
  'Lo que no llega a la pieza, de cada 100 g hechos: lo que se queda en el bol, los recortes, lo que escurre al bañar. Si falta, 0.':
    'What does not reach the piece, of every 100 g made: what stays in the bowl, trimmings, what drips when dipping. If missing, 0.',
  'Una parte de la pieza.': 'A part of the piece.',
  'De qué está hecha una pieza, como en un montaje. Con sus preparaciones abiertas, hasta 200 líneas.':
    'What a piece is made of, as when it is put together. With its preparations opened, up to 200 lines.',
  'Un producto y cuántas piezas: con «partes», o de una sola fórmula con «gramos» y «preparacion» (si falta, la entrada que se llama como el producto).':
    'A product and how many pieces: with `partes`, or of a single formula with `gramos` and `preparacion` (if missing, the entry that is called like the product).',
  'Qué se hace, de 1 a 50 productos.': 'What is made, from 1 to 50 products.',
  'Gramos de preparaciones que ya tienes hechas, por su nombre: se descuentan.':
    'Grams of preparations that you have made already, by their name: they are deducted.',
  'Cómo se llama: «Mantecadora», «Amasadora».':
    'What it is called: «Mantecadora» (batch freezer), «Amasadora» (mixer).',
  'Gramos de ingredientes que caben de una vez.': 'Grams of ingredients that it holds at a time.',
  'Para todas las preparaciones de un oficio.': 'For all preparations of a craft.',
  'Nombre de una preparación.': 'Name of a preparation.',
  'Solo para estas preparaciones; va por delante del oficio.':
    'Only for these preparations; it comes before the craft.',
  'Una máquina que limita la tanda. Si caben en varias, cuenta la más pequeña.':
    'A machine that limits the batch. If they fit several, the smallest counts.',
  'Lo que cabe de una vez: parte las tandas, todas iguales.':
    'What fits at a time: it divides batches, all of them equal.',
  'Lo que pagas, en euros por kg, por el nombre del ingrediente, de hasta 120 caracteres. Si falta, el precio orientativo del catálogo.':
    'What you pay, in euros per kg, by the name of the ingredient, of up to 120 characters. If missing, the indicative price of the catalogue.',
  'Gramos que distingue tu báscula. Lo que pesa menos de 20 divisiones se da en décimas de división, y lo que pesa menos de 2, en centésimas. Si falta, 1.':
    'Grams that your scale tells apart. What weighs less than 20 divisions is given in tenths of a division, and what weighs less than 2 in hundredths. If missing, 1.',
  'Lo que se quiere hacer, y con qué se cuenta.': 'What is to be made, and what there is to make it with.',
  'El plan en una frase.': 'The plan in a sentence.',
  'El producto.': 'The product.',
  'Piezas pedidas.': 'Pieces asked for.',
  'Peso de una pieza acabada, g.': 'Weight of a finished piece, g.',
  'La parte.': 'The part.',
  'Gramos para todas las piezas, con su merma.': 'Grams for all pieces, with its loss.',
  'Si es una preparación: el paso que la hace.': 'If it is a preparation: the step that makes it.',
  'Una parte.': 'A part.',
  'Lo que entra en sus piezas.': 'What goes into its pieces.',
  'Un producto del plan.': 'A product of the plan.',
  'Lo pedido, parte a parte.': 'What was asked for, part by part.',
  'En qué orden se hace, desde 1.': 'In what order it is made, from 1.',
  'Los pasos de una misma fase no se esperan unos a otros.': 'The steps of one phase do not wait for each other.',
  'La preparación. Si hay dos distintas con el mismo nombre, con el producto entre paréntesis.':
    'The preparation. If two different ones have the same name, with the product in brackets.',
  'Su veredicto, en su oficio; null si no se ha dicho de qué tipo es.':
    'Its verdict, in its craft; null if nobody said of what type it is.',
  'Los productos que la llevan, por fuera o por dentro.': 'The products that hold it, outside or inside.',
  'Para qué es, en una frase.': 'What it is for, in a sentence.',
  'Las preparaciones que lleva, que se hacen antes o ya están hechas.':
    'The preparations that it holds, which are made before or are there already.',
  'Gramos que hacen falta, ya hecha.': 'Grams that are needed, already made.',
  'Los que ya tienes.': 'Those that you have.',
  'Los que salen de lo que se pesa, ya hecha: nunca menos de los que faltan.':
    'Those that come of what is weighed, already made: never fewer than are missing.',
  'Gramos de ingredientes que se pesan: la suma de sus líneas.':
    'Grams of ingredients that are weighed: the sum of its lines.',
  'Cuántas.': 'How many.',
  'Gramos de ingredientes de cada una.': 'Grams of ingredients of each.',
  'La máquina que las limita.': 'The machine that limits them.',
  'Tandas iguales: una sola si ninguna máquina la limita.': 'Equal batches: a single one if no machine limits it.',
  'Ingrediente o preparación, como lo llama la fórmula.': 'Ingredient or preparation, as the formula calls it.',
  'Gramos de una tanda, como los da la báscula.': 'Grams of one batch, as the scale gives them.',
  'Gramos de todas las tandas.': 'Grams of all batches.',
  'Si se compra: su fila del catálogo. Falta en lo que el catálogo no tiene.':
    'If it is bought: its row of the catalogue. Missing for what the catalogue does not have.',
  'Una línea de lo que se pesa.': 'A line of what is weighed.',
  'Lo que se pesa.': 'What is weighed.',
  'Una preparación que hay que hacer.': 'A preparation that has to be made.',
  'Qué hacer, en el orden en que hace falta: lo que va dentro de otra preparación, antes; lo compartido, una vez.':
    'What to make, in the order in which it is needed: what goes into another preparation before it; what is shared, once.',
  'La preparación.': 'The preparation.',
  'Los que tienes.': 'Those that you have.',
  'Los que gasta el plan.': 'Those that the plan uses.',
  'Los que quedan.': 'Those that are left.',
  'Lo que ya tienes hecho.': 'What you have made already.',
  'Qué pasa con lo que ya tienes hecho.': 'What becomes of what you have made already.',
  'Fila del catálogo; falta en lo que el catálogo no tiene.':
    'Row of the catalogue; missing for what the catalogue does not have.',
  'Qué se compra.': 'What is bought.',
  'Cómo lo llaman las fórmulas, si no es así.': 'What the formulas call it, if otherwise.',
  'Gramos: la suma de lo que dicen los pasos y los productos.':
    'Grams: the sum of what the steps and the products say.',
  'Euros por kg. Falta si no se conoce.': 'Euros per kg. Missing if it is not known.',
  'El precio es tuyo y no el orientativo del catálogo.':
    'The price is yours and not the indicative one of the catalogue.',
  'Euros.': 'Euros.',
  'En qué pasos o productos entra.': 'In which steps or products it goes.',
  'Una compra.': 'A purchase.',
  'Todo lo que se compra, sumado por fila del catálogo.':
    'Everything that is bought, added up by row of the catalogue.',
  'Euros: la suma de los costes de «compra».': 'Euros: the sum of the costs of `compra`.',
  'Lo que no tiene precio y no está contado.': 'What has no price and is not counted.',
  'Lo que cuesta la compra, sin IVA.': 'What the purchase costs, without VAT.',
  'La división de la báscula que se ha aplicado, g.': 'The division of the scale that was applied, g.',
  'Lo que conviene mirar antes de empezar.': 'What is worth a look before beginning.',
  'Qué ofrece el plan de producción.': 'What the plan of production offers.',
  'Oficio: helado, panaderia, pasteleria, turron, cacao.': 'Craft: helado, panaderia, pasteleria, turron, cacao.',
  'El cuerpo que admite la ruta del oficio: «type», «ingredients» o «texto», y lo demás.':
    'The body that the path of the craft takes: `type`, `ingredients` or `texto`, and the rest.',
  'Un análisis.': 'An analysis.',
  'De 1 a 20 análisis, de cualquier oficio.': 'From 1 to 20 analyses, of any craft.',
  'Varios análisis a la vez.': 'Several analyses at once.',
  'Siempre «ok» en una respuesta 200, aunque alguna fórmula no se pueda analizar.':
    'Always `ok` in a 200 answer, even if some formula cannot be analysed.',
  'Lo que habría respondido la ruta del oficio: 200, o 400 si no se puede.':
    'What the path of the craft would have answered: 200, or 400 if it cannot be done.',
  'Solo con 200: el análisis, como lo da la ruta del oficio.':
    'Only with 200: the analysis, as the path of the craft gives it.',
  'Lo que ha salido de un análisis.': 'What came of an analysis.',
  'Uno por análisis, en su orden.': 'One for each analysis, in their order.',
  'Los resultados de varios análisis.': 'The results of several analyses.',
  'La receta tal como se copia de un mensaje, una hoja de cálculo o un cuaderno: hasta 8000 caracteres.':
    'The recipe as it is copied from a message, a spreadsheet or a notebook: up to 8000 characters.',
  'Un texto para leer.': 'A text to read.',
  'Cómo se llama la receta, sin códigos, fechas ni cantidades.':
    'What the recipe is called, without codes, dates or quantities.',
  'Gramos que dice que salen.': 'Grams that it says it makes.',
  'Piezas o raciones que dice que salen.': 'Pieces or portions that it says it makes.',
  'Lo que parece hacer un texto pegado.': 'What a pasted text seems to make.',
  'Las recetas o partes que hay en el texto, en su orden.':
    'The recipes or parts that there are in the text, in their order.',
  'Cómo se ha leído cada línea que no está en blanco, en su orden.':
    'How each line that is not blank was read, in its order.',
  'Qué línea del texto es, desde 1.': 'Which line of the text it is, from 1.',
  'El ingrediente por el que se pregunta.': 'The ingredient that is asked about.',
  'Qué falta: volumen, piezas, rango, al_gusto, dudosa.':
    'What is missing: volumen (volume), piezas (pieces), rango (range), al_gusto (to taste), dudosa (doubtful).',
  'Los gramos que se proponen.': 'The grams that are proposed.',
  'De dónde salen.': 'Where they come from.',
  'Algo que el texto no deja claro.': 'Something that the text does not make clear.',
  'Lo que conviene preguntar antes de contar con ello.': 'What is worth asking before counting on it.',
  'Lo que conviene mirar del texto entero.': 'What is worth a look in the whole text.',
  'Quién responde.': 'Who answers.',
  'Lo que dice un texto pegado. Nadie lo juzga.': 'What a pasted text says. Nobody judges it.',
  'Qué ofrece la lectura de un texto.': 'What reading a text offers.',
  'Cómo llamas a la pieza.': 'What you call the piece.',
  'Nombre con que se vende, para la etiqueta: los ingredientes que nombra llevan su cantidad. Si falta, «nombre».':
    'Name under which it is sold, for the label: the ingredients that it names carry their quantity. If missing, `nombre`.',
  'Ingredientes o partes cuya cantidad se indica además (QUID).':
    'Ingredients or parts whose quantity is stated besides (QUID).',
  'Piezas que se hacen a la vez: la mano de obra es para todas. Si falta, 1.':
    'Pieces that are made at the same time: the labour is for all of them. If missing, 1.',
  'Cómo se llama. Si es el nombre de una entrada de «preparaciones», lleva esa fórmula; si no, es un ingrediente del catálogo.':
    'What it is called. If it is the name of an entry of `preparaciones`, it is that formula; if not, it is an ingredient of the catalogue.',
  'Gramos que quedan en una pieza. De una preparación, ya hecha.':
    'Grams that are left in a piece. Of a preparation, already made.',
  'De cada 100 g hechos o comprados, los que no llegan a la pieza: lo que se queda en el bol, los recortes. Cuenta en el coste, no en la composición. Si falta, 0.':
    'Of every 100 g made or bought, those that do not reach the piece: what stays in the bowl, trimmings. It counts in the cost, not in the composition. If missing, 0.',
  'Si es la decoración. Se cuenta como las demás.': 'Whether it is the decoration. It counts like the others.',
  'Euros por kg, sin IVA, en vez del precio del catálogo o del que sale de la fórmula.':
    'Euros per kg, without VAT, instead of the price of the catalogue or the one that comes of the formula.',
  'Una parte de la pieza: una fórmula o un ingrediente.': 'A part of the piece: a formula or an ingredient.',
  'De qué está hecha una pieza. Con sus preparaciones abiertas, hasta 200 líneas.':
    'What a piece is made of. With its preparations opened, up to 200 lines.',
  'Euros de envase por pieza.': 'Euros of packaging per piece.',
  'Minutos para todas las piezas.': 'Minutes for all pieces.',
  'Euros por hora de trabajo.': 'Euros per hour of work.',
  'El trabajo que lleva.': 'The work that it takes.',
  'IVA de la venta, %. Si falta, el del producto: 4 si todo es pan común, 10 en lo demás.':
    'VAT of the sale, %. If missing, that of the product: 4 if everything is common bread, 10 otherwise.',
  'Margen que quieres, % sobre el precio sin IVA: la respuesta da el precio. O «margen» o «pvp», no los dos.':
    'Margin that you want, % of the price without VAT: the answer gives the price. Either `margen` or `pvp`, not both.',
  'Precio de venta de una pieza, con IVA: la respuesta da el margen.':
    'Selling price of a piece, with VAT: the answer gives the margin.',
  'La pieza que se monta: sus partes, el envase, el trabajo y el precio o el margen.':
    'The piece that is put together: its parts, the packaging, the work and the price or the margin.',
  'Cómo la has llamado.': 'What you have called it.',
  'Piezas que se hacen a la vez.': 'Pieces that are made at the same time.',
  'En una frase: si todas las partes están bien.': 'In a sentence: whether all parts are right.',
  'Gramos de una pieza.': 'Grams of a piece.',
  'Gramos de todas.': 'Grams of all of them.',
  'Lo que pesa.': 'What it weighs.',
  'Gramos en una pieza.': 'Grams in a piece.',
  'Un componente.': 'A component.',
  'De qué está hecha la pieza, por 100 g y por pieza.': 'What the piece is made of, per 100 g and per piece.',
  'Gramos que quedan en una pieza.': 'Grams that are left in a piece.',
  'De cada 100 g hechos o comprados, los que no llegan a la pieza.':
    'Of every 100 g made or bought, those that do not reach the piece.',
  'Gramos que hay que hacer o comprar para una pieza.': 'Grams that have to be made or bought for a piece.',
  'Gramos que hay que hacer o comprar para todas.': 'Grams that have to be made or bought for all of them.',
  'Parte del peso de la pieza, %.': 'Share of the weight of the piece, %.',
  'Si es la decoración.': 'Whether it is the decoration.',
  'Euros en una pieza, con su merma. Falta si algo no tiene precio.':
    'Euros in a piece, with its loss. Missing if something has no price.',
  'Euros por kg tal como se usa.': 'Euros per kg as it is used.',
  'Las partes, en el orden en que se han mandado.': 'The parts, in the order in which they were sent.',
  'La parte y, dentro de ella, las preparaciones que llevan hasta esta.':
    'The part and, inside it, the preparations that lead to this one.',
  'La preparación que no está bien.': 'The preparation that is not right.',
  'Su veredicto; puede estar equilibrada y no poder llevar su nombre.':
    'Its verdict; it may be balanced and not allowed to bear its name.',
  'Qué le pasa.': 'What is wrong with it.',
  'Una preparación que no está bien.': 'A preparation that is not right.',
  'Las preparaciones que no están bien, a cualquier nivel, cada una con su razón.':
    'The preparations that are not right, at any level, each with its reason.',
  'Euros de ingredientes por pieza, con las mermas.': 'Euros of ingredients per piece, with the losses.',
  'Euros de trabajo por pieza.': 'Euros of work per piece.',
  'Euros por pieza, sin IVA.': 'Euros per piece, without VAT.',
  'Euros de todas las piezas, sin IVA.': 'Euros of all pieces, without VAT.',
  'Partes sin precio: el coste es entonces de las demás.':
    'Parts without a price: the cost is then that of the others.',
  'Precio de una pieza con IVA, al céntimo.': 'Price of a piece with VAT, to the cent.',
  'El mismo sin IVA.': 'The same without VAT.',
  'IVA, %.': 'VAT, %.',
  'Margen, % sobre el precio sin IVA.': 'Margin, % of the price without VAT.',
  'Euros que quedan por pieza: precio sin IVA menos coste.': 'Euros left per piece: price without VAT less cost.',
  'Por qué ese IVA; orientativo.': 'Why that VAT; indicative.',
  'Precio y margen. Falta si no se pide ninguno o si algo no tiene precio.':
    'Price and margin. Missing if neither was asked for or if something has no price.',
  'La parte que menos aguanta.': 'The part that keeps least.',
  'Su clase de conservación.': 'Its class of keeping.',
  'Cómo se guarda y cuánto.': 'How it is kept and how long.',
  'Cómo se guarda la pieza: como la parte que menos aguanta.': 'How the piece is kept: as the part that keeps least.',
  'La etiqueta de la pieza, como la da /api/etiqueta; la ración es una pieza.':
    'The label of the piece, as /api/etiqueta gives it; the portion is a piece.',
  'Lo que conviene saber.': 'What is worth knowing.',
  'De qué son los gramos y los precios.': 'What the grams and the prices are of.',
  'La pieza: qué pesa, de qué está hecha, qué cuesta y qué dice su etiqueta.':
    'The piece: what it weighs, what it is made of, what it costs and what its label says.',
  'Qué ofrece el montaje de una pieza.': 'What putting a piece together offers.',
  'Mínimo.': 'Least.',
  'Máximo.': 'Most.',
  'Un rango: mínimo y máximo, los dos incluidos.': 'A range: least and most, both included.',
  'Versión del motor de cálculo que ha respondido.': 'Version of the engine that answered.',
  'Peticiones que admite la ventana de un minuto.': 'Requests that the window of a minute takes.',
  'Peticiones que quedan en la ventana.': 'Requests that are left in the window.',
  'Segundos hasta que la ventana empieza de nuevo.': 'Seconds until the window starts again.',
  'Segundos que hay que esperar.': 'Seconds to wait.',
  'Idioma de las frases: «es»; con «?idioma=en», «en» o «en, es».':
    'Language of the sentences: `es`; with `?idioma=en`, `en` or `en, es`.',
  'Con «jsonld» la respuesta es la fórmula como «Recipe» de schema.org (`application/ld+json`): ingredientes, rendimiento, información nutricional por 100 g y cada cifra como «PropertyValue». Los demás parámetros no cuentan entonces.':
    'With `jsonld` the answer is the formula as a schema.org `Recipe` (`application/ld+json`): ingredients, yield, nutrition per 100 g and each figure as a `PropertyValue`. The other parameters do not count then.',
  'Entrada de la taxonomía de ingredientes de Open Food Facts: la misma cosa, o la más cercana de que es una clase.':
    'Entry of the ingredient taxonomy of Open Food Facts: the same thing, or the nearest that it is a kind of.',
  'Código de la fila de CIQUAL de que sale la composición.': 'Code of the row of CIQUAL that the composition is from.',
  'Número NDB de la fila de USDA SR de que sale la composición.':
    'NDB number of the row of USDA SR that the composition is from.',
  'Número FDC de la fila de USDA FoodData Central de que sale la composición.':
    'FDC number of the row of USDA FoodData Central that the composition is from.',
  'Código de la fila de CoFID de que sale la composición.': 'Code of the row of CoFID that the composition is from.',
  'Código de la fila de BLS de que sale la composición.': 'Code of the row of BLS that the composition is from.',
  'Número de la fila de las tablas de Japón de que sale la composición.':
    'Number of the row of the Japanese tables that the composition is from.',
  'Cómo lo llaman otros.': 'What others call it.',
  'El catálogo entero.': 'The whole catalogue.',
  'Ingredientes que hay.': 'Ingredients that there are.',
  'De cuándo son los precios.': 'Of when the prices are.',
  'Lo que hay que poner donde se muestren los datos.': 'What must be shown with the data.',
  'Qué es: «official-table», «law», «standard», «literature», «trade» o «method».':
    'What it is: `official-table`, `law`, `standard`, `literature`, `trade` or `method`.',
  'Licencia de la tabla.': 'Licence of the table.',
  'Dónde está.': 'Where it is.',
  'Su DOI.': 'Its DOI.',
  'Las fuentes que se citan, con su licencia.': 'The sources cited, with their licences.',
  'Todas las filas, en el orden del catálogo.': 'All rows, in the order of the catalogue.',
  'Una línea por ingrediente, con cabecera; comas, punto decimal, UTF-8 (RFC 4180).':
    'One line per ingredient, with a head; commas, decimal points, UTF-8 (RFC 4180).',
  'El vocabulario.': 'The vocabulary.',
  'La clase de la cosa en schema.org.': 'What the thing is in schema.org.',
  'El título del texto pegado, o el nombre del tipo.': 'The title of the pasted text, or the name of the type.',
  'Idioma.': 'Language.',
  'El oficio.': 'The craft.',
  'El tipo de receta.': 'The type of recipe.',
  '«500 g Agua»: los ingredientes, en su orden.': '`500 g Agua`: the ingredients, in their order.',
  'Gramos.': 'Grams.',
  'Gramos, en los códigos de UN/CEFACT.': 'Grams, in the codes of UN/CEFACT.',
  'Cuánto.': 'How much.',
  'Una línea.': 'A line.',
  'Lo mismo en cifras, para que nadie tenga que leer un texto.':
    'The same as figures, so that nobody need read a text.',
  'El paso.': 'The step.',
  'La elaboración, si se conoce.': 'The method, where it is known.',
  'Lo que sale, en gramos de producto acabado.': 'What it makes, in grams of finished product.',
  'Gramos de producto acabado.': 'Grams of finished product.',
  'Clave de la cifra, como en «params»; también «craft», «type» y «verdict».':
    'Key of the figure, as in `params`; also `craft`, `type` and `verdict`.',
  'El valor.': 'The value.',
  'Una cifra.': 'A figure.',
  'Oficio, tipo, veredicto y cada cifra con su rango.': 'Craft, type, verdict and each figure with its range.',
  'El rendimiento en cifras, y lo que se sabe de lo que sale.':
    'The yield as a figure, and what is known of what is made.',
  'A qué cantidad se refiere: 100 g de producto acabado.': 'The amount that it is about: 100 g of finished product.',
  'Energía, kcal.': 'Energy, kcal.',
  'Grasas, g.': 'Fat, g.',
  'De ellas saturadas, g.': 'Of which saturates, g.',
  'Hidratos de carbono, g.': 'Carbohydrate, g.',
  'De ellos azúcares, g.': 'Of which sugars, g.',
  'Fibra, g.': 'Fibre, g.',
  'Proteínas, g.': 'Protein, g.',
  'Sodio, mg: la sal entre 2,5.': 'Sodium, mg: salt divided by 2.5.',
  'Información nutricional. Lo que no se conoce entero falta.': 'Nutrition. What is not wholly known is missing.',
  'El aviso.': 'The warning.',
  'Los avisos del análisis.': 'The warnings of the analysis.',
  'La fórmula como «Recipe» de schema.org, en JSON-LD.': 'The formula as a schema.org `Recipe`, in JSON-LD.',
  'De la etiqueta de un producto comprado (una base, un praliné, una cobertura, un preparado) a lo que lleva: entre qué está cada cifra por fuerza, dónde está nueve de cada diez veces, la receta probable, qué cifra de la tabla contradice a las demás y qué dato conviene pedir al proveedor. La ley obliga a poner los ingredientes por su peso, y la tabla y sus redondeos hacen el resto.':
    'From the label of a bought product (a base, a praliné, a couverture, a premix) to what it holds: between what each figure must lie, where it lies nine times in ten, the likely recipe, which figure of the table contradicts the others, and which number to ask the supplier for. The law makes ingredients stand by weight; the table and its rounding do the rest.',
  'Lo que hay dentro del producto.': 'What is inside the product.',
  'Gramos de cada línea de la preparación que van juntos, una desviación por fila.':
    'Grams of each line of the preparation that go together, one deviation per row.',
  'Lo que varía además de una compra a otra, una desviación por fila.':
    'What varies besides from one purchase to the next, one deviation per row.',
  'Qué preguntar al proveedor.': 'What to ask the supplier for.',
  'En una línea con «preparacion»: lo que puede errar su receta, como lo da /api/saco. Cuenta en «duda».':
    'On a line with `preparacion`: how far its recipe may be off, as /api/saco gives it. It counts in `duda`.',
  'Cómo lo llama la etiqueta.': 'What the label calls it.',
  'El porcentaje que pone; dentro de un ingrediente compuesto, del compuesto.':
    'The percentage printed; inside a compound ingredient, of the compound.',
  'true: lo da como mínimo («mín.»).': 'true: it is given as a minimum («mín.»).',
  'Lo que lleva dentro, en su orden.': 'What is inside it, in order.',
  'El ingrediente, como lo llama la etiqueta.': 'The ingredient, as the label calls it.',
  'Lo más probable.': 'The likeliest.',
  'Donde está nueve de cada diez veces. Falta si la etiqueta se contradice.':
    'Where it lies nine times in ten. Missing where the label contradicts itself.',
  'Entre qué está por fuerza, si la lista está bien leída y la tabla no yerra más de lo corriente. Falta si no ha dado tiempo o si la etiqueta se contradice.':
    'Between what it must lie, if the list was read right and the table errs no more than usual. Missing where there was no time or the label contradicts itself.',
  'Gramos que se pusieron para 100 g de producto acabado.': 'Grams put in for 100 g of the finished product.',
  'Lo que lleva dentro, si es compuesto.': 'What is inside it, where it is a compound.',
  'Un ingrediente de la receta probable.': 'An ingredient of the likely recipe.',
  'Para qué oficio se abre: decide qué merece la pena preguntar. Si falta, helado.':
    'The craft it is opened for: decides what is worth asking. Ice cream if missing.',
  'Qué es: «polvo» o «mezcla» (no ha perdido agua; en una mezcla puede haber hasta un 5 % sin decir), «horneado» o «cocido» (la ha perdido). Si falta, mezcla.':
    'What it is: `polvo` (powder) or `mezcla` (mixture): no water was lost, and a mixture may hide up to 5 % of it; `horneado` (baked) or `cocido` (cooked): some was. `mezcla` if missing.',
  'La etiqueta o la ficha entera, pegada: de ella se toman la lista, la tabla y lo que declara. Hasta 8000 caracteres.':
    'The whole label or sheet, pasted: list, table and claims are taken from it. Up to 8000 characters.',
  'La lista de ingredientes tal como está impresa, con sus paréntesis y porcentajes, o ya separada. Hace falta esta o «texto».':
    'The ingredient list as printed, with its brackets and percentages, or already split. Either this or `texto` is needed.',
  'Energía en kJ; solo comprueba que lo demás está bien copiado, por 100 g, como está impreso: sus decimales dicen cómo se redondeó.':
    'Energy in kJ; it only checks that the rest was copied right, per 100 g, as printed: its decimals say how it was rounded.',
  'Energía en kcal; solo comprueba que lo demás está bien copiado, por 100 g, como está impreso: sus decimales dicen cómo se redondeó.':
    'Energy in kcal; it only checks that the rest was copied right, per 100 g, as printed: its decimals say how it was rounded.',
  'Grasas por 100 g, como está impreso: sus decimales dicen cómo se redondeó.':
    'Fat per 100 g, as printed: its decimals say how it was rounded.',
  'Grasas saturadas por 100 g, como está impreso: sus decimales dicen cómo se redondeó.':
    'Saturates per 100 g, as printed: its decimals say how it was rounded.',
  'Hidratos de carbono por 100 g, como está impreso: sus decimales dicen cómo se redondeó.':
    'Carbohydrate per 100 g, as printed: its decimals say how it was rounded.',
  'Azúcares por 100 g, como está impreso: sus decimales dicen cómo se redondeó.':
    'Sugars per 100 g, as printed: its decimals say how it was rounded.',
  'Fibra por 100 g, como está impreso: sus decimales dicen cómo se redondeó.':
    'Fibre per 100 g, as printed: its decimals say how it was rounded.',
  'Proteínas por 100 g, como está impreso: sus decimales dicen cómo se redondeó.':
    'Protein per 100 g, as printed: its decimals say how it was rounded.',
  'Sal por 100 g, como está impreso: sus decimales dicen cómo se redondeó.':
    'Salt per 100 g, as printed: its decimals say how it was rounded.',
  'La tabla nutricional como está impresa: «9,1», «<0,5». Lo que no pone, no se manda.':
    'The nutrition table as printed: `9,1`, `<0,5`. What it does not give is not sent.',
  'Agua, %.': 'Water, %.',
  'Grados Brix.': 'Degrees Brix.',
  'Grasa, %.': 'Fat, %.',
  'Proteína, %.': 'Protein, %.',
  'Cacao en total (manteca y seco), %.': 'Cocoa in all (butter and dry), %.',
  'Sólidos lácteos en total, %.': 'Milk solids in all, %.',
  'Sacarosa, g por 100 g.': 'Sucrose, g per 100 g.',
  'Glucosa entre sus azúcares, g por 100 g.': 'Glucose among its sugars, g per 100 g.',
  'Fructosa, g por 100 g.': 'Fructose, g per 100 g.',
  'Lactosa, g por 100 g.': 'Lactose, g per 100 g.',
  'Sólidos lácteos no grasos, g por 100 g.': 'Milk solids without fat, g per 100 g.',
  'Fibra, g por 100 g.': 'Fibre, g per 100 g.',
  'Almidón, g por 100 g.': 'Starch, g per 100 g.',
  'Grasa de leche, g por 100 g.': 'Milk fat, g per 100 g.',
  'Manteca de cacao, g por 100 g.': 'Cocoa butter, g per 100 g.',
  'Lo que dice la ficha del proveedor, o lo que ha contestado. Lo que no se sabe, no se pone.':
    "What the supplier's sheet says, or what the supplier answered. What is not known is not sent.",
  'La etiqueta de un producto comprado.': 'The label of a bought product.',
  '«declarado»: la tabla y la lista casan; «tolerancia»: solo con toda la que admite la norma; «contradictoria»: no casan, y las cifras son las de lo más cercano.':
    '`declarado`: table and list agree; `tolerancia`: only with all that the law tolerates; `contradictoria`: they do not, and the figures are those of the nearest composition.',
  'El ingrediente, como está escrito.': 'The ingredient, as written.',
  'Los ingredientes del catálogo que puede ser; ninguno si no se conoce.':
    'The catalogue rows it may be; none if nobody knows it.',
  'Por qué puede ser varios.': 'Why it may be several.',
  'Nadie lo conoce: se cuenta como si pudiera ser cualquier cosa.':
    'Nobody knows it: it counts as if it could be anything.',
  'Cómo se ha leído cada ingrediente.': 'How each ingredient was read.',
  'Lo que lleva por 100 g: agua, azúcares, sacarosa, glucosa, fructosa, lactosa, grasas, proteínas, almidón, fibra, sal, SLNG y cacao seco; POD y PAC, en puntos.':
    'What 100 g hold: water, sugars, sucrose, glucose, fructose, lactose, fats, protein, starch, fibre, salt, milk solids without fat and dry cocoa; POD and PAC, in points.',
  '«alta»: dentro del 3 %, medio gramo o un punto; «media»: del 10 %, gramo y medio o tres puntos.':
    '`alta`: within 3 %, half a gram or a point; `media`: within 10 %, a gram and a half or three points.',
  'Cómo se llama la cifra.': 'What the figure is called.',
  '«g» por 100 g, o «puntos».': '`g` per 100 g, or `puntos` (points).',
  'Una cifra de lo que hay dentro.': 'A figure of what is inside.',
  'La receta probable, en el orden de la lista.': 'The likely recipe, in the order of the list.',
  'La cifra de la tabla que no casa, o «ingredientes».':
    'The figure of the table that does not fit, or `ingredientes`.',
  'El ingrediente cuyo sitio o porcentaje no casa.': 'The ingredient whose place or percentage does not fit.',
  'Lo que pone.': 'What is printed.',
  'Lo que podría ser con lo demás.': 'What it could be, given the rest.',
  'Qué no casa, y qué mirar.': 'What does not fit, and what to look at.',
  'Lo que no puede ser a la vez, lo peor primero.': 'What cannot be at once, the worst first.',
  'Lo que conviene saber de cómo se ha leído.': 'What is worth knowing about how it was read.',
  'El campo de «medidas» que toma la respuesta, o «porcentaje» de un ingrediente de la lista.':
    'The field of `medidas` that takes the answer, or `porcentaje` of an ingredient of the list.',
  'De qué ingrediente se pregunta el porcentaje.': 'Of which ingredient the percentage is asked.',
  'Su sitio en la lista, desde 0.': 'Its place in the list, from 0.',
  'Qué se pregunta.': 'What is asked.',
  'Qué preguntar y qué se ganaría.': 'What to ask and what it would bring.',
  'La carta al proveedor.': 'The letter to the supplier.',
  'Qué cifra se sabría mejor.': 'Which figure would be known better.',
  'Con qué «±» se sabe ahora.': 'The «±» with which it is known now.',
  'Con qué «±» se sabría.': 'The «±» with which it would be known.',
  'Lo que dejaría la respuesta.': 'What the answer would leave.',
  'Qué más se podría preguntar.': 'What else could be asked.',
  'El dato que más aclararía. Falta si ya se sabe lo que el oficio necesita.':
    'The number that would tell most. Missing where all that the craft needs is known.',
  'El producto como línea de una fórmula del oficio: cópiala en «ingredients» con tus gramos. «preparacion» es su receta probable, y «saco» lo que puede errar, que cuenta en «duda».':
    'The product as a line of a formula of the craft: copy it into `ingredients` with your grams. `preparacion` is its likely recipe, and `saco` how far it may be off, which counts in `duda`.',
  'Lo que hay dentro de un producto comprado.': 'What is inside a bought product.',
  'Qué ofrece la apertura de un saco.': 'What opening a sack offers.',
  'De lo que dicen los instrumentos de una hornada ya hecha a si cuadra con lo esperado, qué lo explica más (un lote, lo que se evapora, una línea olvidada o doble, el instrumento), qué añadir ahora, qué cambiar la próxima vez y qué enseña de tus lotes y de tu taller, todo con su duda. No guarda nada: el estado va y viene con cada petición.':
    'From what the instruments said of a batch already made to whether it agrees with what was expected, what explains it most (a lot, what evaporates, a line forgotten or doubled, the instrument), what to add now, what to change next time and what it teaches of your lots and your workshop, all with its doubt. Nothing is kept: the state goes to and fro with each request.',
  'Con «1» la respuesta trae «explicacion»: las filas, lo que yerran y cada hipótesis.':
    'With `1` the answer has `explicacion`: the rows, what they err by and each hypothesis.',
  'Lo que dice la hornada.': 'What the batch says.',
  'La fórmula como se pensó, con el cuerpo que admite la ruta del oficio: «type», «ingredients» o «texto», y lo demás.':
    'The formula as it was meant, with the body that the path of its craft takes: `type`, `ingredients` or `texto`, and the rest.',
  'Día en que se hizo: año-mes-día.': 'Day it was made: year-month-day.',
  'Cómo se hizo, que decide cuánto se evapora. Si falta, lo usual del tipo.':
    'How it was made, which decides how much evaporates. Without it, what is usual for the type.',
  'Amasadora, horno o mantecadora, si tienes varias.': 'Mixer, oven or freezer, if you have several.',
  '°C de la harina.': '°C of the flour.',
  '°C del obrador.': '°C of the workshop.',
  '°C del agua de amasar.': '°C of the water for kneading.',
  '°C del prefermento, si lo hay.': '°C of the pre-ferment, if there is one.',
  'Lo que estaba a cada temperatura al amasar; lo pide la medida «masa».':
    'What had each temperature when kneading; the reading `masa` asks for it.',
  'Línea de la fórmula, desde 0.': 'Line of the formula, from 0.',
  'Lo que de verdad se pesó; 0 si se olvidó. De esa línea ya no se duda.':
    'What was really weighed; 0 if it was forgotten. That line is no longer in doubt.',
  'Lote del saco o la caja.': 'Lot of the sack or the box.',
  'Se ha abierto otro saco u otra caja: de este aún no se sabe nada.':
    'Another sack or another box has been opened: nothing is known of it yet.',
  'Lo que se sabe de cómo se pesó una línea.': 'What is known of how a line was weighed.',
  'Pesos reales y lotes, de las líneas que quieras.': 'Real weights and lots, of the lines you like.',
  'Respuesta a «pregunta»: está todo como en la fórmula. Se aprende, con cautela.':
    'Answer to `pregunta`: everything is as in the formula. It is learned from, warily.',
  'Cómo se hizo.': 'How it was made.',
  'Qué se midió: peso, horneado, agua, brix, masa, aw, humedad, grasa, calibracion, aire, dureza, cacao, de, grado, proteina.':
    'What was measured: `peso`, `horneado`, `agua`, `brix`, `masa`, `aw`, `humedad`, `grasa`, `calibracion`, `aire`, `dureza`, `cacao`, `de`, `grado`, `proteina`.',
  'Lo que dice el instrumento: g de «peso», «horneado» y «agua» (añadida de más, o de menos con −), °Brix, °C de «masa», tanto por ciento, aw.':
    'What the instrument says: g of `peso`, `horneado` and `agua` (poured beyond the formula, or held back with −), °Brix, °C of `masa`, per cent, aw.',
  '«portatil» si el medidor de aw lo es: yerra más.': '`portatil` if the meter of aw is one: it errs more.',
  'De «aire»: gramos del vaso lleno de mezcla.': 'Of `aire`: grams of the cup full of mix.',
  'De «aire»: gramos del mismo vaso lleno de helado.': 'Of `aire`: grams of the same cup full of ice cream.',
  'De «dureza»: °C en el corazón.': 'Of `dureza`: °C in the core.',
  'De «dureza»: cómo entra la cuchara, de 1 (blando) a 5 (duro); 3 es para servir.':
    'Of `dureza`: how the spoon goes in, from 1 (soft) to 5 (hard); 3 is to serve.',
  'Una lectura. Con «linea», es de ese ingrediente: su °Brix, o lo que dice su ficha.':
    'A reading. With `linea` it is of that ingredient: its °Brix, or what its sheet says.',
  'Lo que se ha medido. Sin ninguna es el plan: qué se espera de cada medida y cuáles merecen la pena.':
    'What was measured. Without any it is the plan: what is expected of each reading and which are worth taking.',
  'El «estado» que devolvió la hornada anterior, tal cual: lo que se sabe de tus lotes y de tu taller. El servicio no guarda nada.':
    'The `estado` that the batch before answered, as it is: what is known of your lots and your workshop. The service keeps nothing.',
  'La fórmula, cómo se hizo, qué se midió y lo que ya se sabía.':
    'The formula, how it was made, what was measured and what was known already.',
  'Si lo leído cuadra con lo esperado; «pendiente» sin medidas.':
    'Whether what was read agrees with what was expected; `pendiente` without readings.',
  'Todo lo que hay que decir, en orden.': 'Everything there is to say, in order.',
  'De qué habla.': 'What it is about.',
  'La frase.': 'The sentence.',
  'Las mismas frases, una a una.': 'The same sentences, one by one.',
  'La medida.': 'The reading.',
  'La línea, si es de un ingrediente.': 'The line, if it is of an ingredient.',
  'Lo que se esperaba leer.': 'What was expected to be read.',
  'Desviación típica, como en «duda»: dos de cada tres veces queda dentro.':
    'Standard deviation, as in `duda`: two times in three it lies inside.',
  'Lo que se ha leído.': 'What was read.',
  'A cuántas desviaciones está.': 'How many deviations away it is.',
  '«si» dentro de lo que pasa nueve de cada diez veces, «justo» hasta tres desviaciones, «no» más allá.':
    '`si` inside what happens nine times in ten, `justo` up to three deviations, `no` beyond.',
  'Una medida, con lo que se esperaba de ella.': 'A reading, with what was expected of it.',
  'Cada medida; en un plan, las que merecen la pena.': 'Each reading; in a plan, those worth taking.',
  'Qué lo explica: «lote», «harina» (lo que bebe), «olvidado», «doble», «pesada», «lectura», o lo del taller: refractometro, evaporacion, coccion, friccion, horno, aire, vitrina, aw.':
    'What explains it: `lote`, `harina` (what it takes up), `olvidado`, `doble`, `pesada`, `lectura`, or what is of the workshop: refractometro, evaporacion, coccion, friccion, horno, aire, vitrina, aw.',
  'Ingrediente del catálogo, de un lote.': 'Ingredient of the catalogue, of a lot.',
  'Cómo se llama en la fórmula.': 'What it is called in the formula.',
  'De «pesada»: gramos de más, o de menos con −.': 'Of `pesada`: grams too much, or too little with −.',
  'De «lectura»: la medida.': 'Of `lectura`: the reading.',
  'Cuánto explica, de 0 a 1.': 'How much it explains, from 0 to 1.',
  'Una causa.': 'A cause.',
  'Lo que más explica la diferencia, hasta cinco.': 'What explains the difference most, up to five.',
  'Las cifras del oficio en esta hornada.': 'The figures of the craft in this batch.',
  'La de la fórmula.': 'That of the formula.',
  'La de esta hornada, con lo que se ha leído.': 'That of this batch, with what was read.',
  'La desviación que tenía antes de medir.': 'The deviation it had before measuring.',
  'Una cifra de la hornada.': 'A figure of the batch.',
  'Qué.': 'What.',
  'Línea de la fórmula, si es una de ellas.': 'Line of the formula, if it is one of them.',
  'Algo que añadir.': 'Something to add.',
  'Vacío si no hay que tocar nada.': 'Empty if nothing is to be touched.',
  'Con ello, en qué se quedan las cifras que se juzgan.': 'With it, where the judged figures end up.',
  'Y en qué debían quedarse.': 'And where they should.',
  'Qué añadir a lo que hay en el cazo.': 'What to add to what is in the pan.',
  'Qué línea.': 'Which line.',
  'Su lugar en la fórmula, desde 0.': 'Its place in the formula, from 0.',
  'Gramos de la fórmula.': 'Grams of the formula.',
  'Gramos con lo que se sabe.': 'Grams with what is known.',
  'Un cambio para la próxima vez.': 'A change for the next time.',
  'Vacío si la fórmula sirve como está.': 'Empty if the formula serves as it is.',
  'Qué cambiar la próxima vez, con estos lotes.': 'What to change next time, with these lots.',
  'Ingrediente del catálogo.': 'Ingredient of the catalogue.',
  'Su lote; vacío si nadie lo ha dicho.': 'Its lot; empty if nobody has said.',
  'Línea en que está.': 'Line in which it stands.',
  'Por componente (agua, grasa, azucares, proteina…), lo que se cree de este lote.':
    'By component (agua, grasa, azucares, proteina…), what is believed of this lot.',
  'g por 100 g más, o menos, que lo normal; de «absorcion», puntos de agua sobre la harina.':
    'g per 100 g more, or less, than usual; of `absorcion`, points of water over the flour.',
  'Lo que varía entre compras.': 'What it varies between purchases.',
  'Un lote abierto.': 'An open lot.',
  'Lo que se cree de los lotes de esta fórmula.': 'What is believed of the lots of this formula.',
  'Lo que se cree de tu taller.': 'What is believed of your workshop.',
  'Lo que se cree: fracciones de la mezcla, °C, puntos de aire o de aw.':
    'What is believed: shares of the mix, °C, points of air or of aw.',
  'La desviación de partida, cuando nadie ha medido.': 'The deviation to begin with, when nobody has measured.',
  'Lo que ha sido esta vez, junto a lo tuyo de siempre.': 'What it was this time, beside what is usual with you.',
  'Una constante del taller.': 'A constant of the workshop.',
  'Una medida, «calibracion», «patron_aw» o «repesar».': 'A reading, `calibracion`, `patron_aw` or `repesar`.',
  'De qué ingrediente.': 'Of which ingredient.',
  'De qué líneas.': 'Of which lines.',
  'Qué medir para saber cuál de dos causas es.': 'What to measure to know which of two causes it is.',
  'Lo que puede haber pasado.': 'What may have happened.',
  '«peso_real»: manda «hecho.lineas[].gramos»; «lectura_mala»: quita la medida; «todo_bien»: manda «hecho.respuesta».':
    '`peso_real`: send `hecho.lineas[].gramos`; `lectura_mala`: leave the reading out; `todo_bien`: send `hecho.respuesta`.',
  'La pregunta, como se hace.': 'The question, as it is asked.',
  'Lo que hay que aclarar antes de aprender nada: el estado vuelve como estaba.':
    'What must be cleared up before anything is learned: the state comes back as it was.',
  'En un plan: qué medir, lo que más dice primero.': 'In a plan: what to measure, the most telling first.',
  'Solo con «?explica=1»: filas, errores e hipótesis con que se ha calculado.':
    'Only with `?explica=1`: rows, errors and hypotheses it was reckoned with.',
  'Lo que se sabe ahora: mándalo con la próxima hornada. Son medidas, no conclusiones.':
    'What is known now: send it with the next batch. They are readings, not conclusions.',
  'Lo que dice la hornada: si cuadra, por qué, qué hacer y qué se ha aprendido.':
    'What the batch says: whether it agrees, why, what to do and what was learned.',
  'Qué ofrece el cuaderno de hornadas.': 'What the batch log offers.',
}
