/** Why ranges are what they are, where there is more to say than what published formulas do. */
export const englishNorms = {
  'La escala es propia y su rango, fijo: del 76 % del agua helada a −10,6 °C al 64 % a −12,5 °C.':
    'The scale is our own and its range is fixed: from 76% of the water frozen at −10.6 °C to 64% at −12.5 °C.',
  'El RD 618/1998 pide un 8 % de grasa láctea; por arriba, lo que publican los obradores.':
    'RD 618/1998 asks for 8% milk fat; above, what makers publish.',
  'Por encima, la lactosa pasa del 10 % del agua y cristaliza: se nota arenoso.':
    'Above this, lactose passes 10% of the water and crystallises: it feels sandy.',
  'De 1477 helados crema a la venta, nueve de cada diez tienen entre 35,4 y 51,7 % (Open Food Facts).':
    'Of 1477 dairy ice creams on sale, nine in ten have between 35.4 and 51.7% (Open Food Facts).',
  'El RD 618/1998 pide un 2,5 % de grasa láctea; Caviezel da de 5 a 10 %.':
    'RD 618/1998 asks for 2.5% milk fat; Caviezel gives 5 to 10%.',
  'De 250 helados de leche a la venta, nueve de cada diez tienen entre 28,8 y 44,1 % (Open Food Facts).':
    'Of 250 milk ice creams on sale, nine in ten have between 28.8 and 44.1% (Open Food Facts).',
  'El fruto seco o el cacao añaden de 4 a 8 puntos a la grasa de la leche.':
    'Nuts or cocoa add 4 to 8 points to the fat of the milk.',
  'Un helado de leche más un 4 a 8 % de pasta seca.': 'A milk ice cream plus 4 to 8% of nut paste.',
  'La grasa de la leche o de un poco de nata: con más es un helado.':
    'The fat of milk or of a little cream: with more it is an ice cream.',
  'Los sorbetes de chocolate y de fruto seco llegan al 9,8 %.': 'Sorbets of chocolate and of nuts reach 9.8%.',
  'Un sorbete de agua se hace sin leche.': 'A water sorbet is made without milk.',
  'De 783 sorbetes a la venta, uno de cada veinte baja del 22,2 % (Open Food Facts).':
    'Of 783 sorbets on sale, one in twenty is below 22.2% (Open Food Facts).',
  'De 112 a la venta, casi todos tienen entre 10 y 28,5 % (Open Food Facts); aquí cuentan además las dextrinas de los jarabes.':
    'Of 112 on sale, nearly all have between 10 and 28.5% (Open Food Facts); here the dextrins of syrups count too.',
  'De 112 a la venta, nueve de cada diez tienen entre 3,9 y 21,6 % (Open Food Facts).':
    'Of 112 on sale, nine in ten have between 3.9 and 21.6% (Open Food Facts).',
  'Vegano: sin leche.': 'Vegan: without milk.',
  'De 112 a la venta, nueve de cada diez tienen entre 27,9 y 58 % (Open Food Facts).':
    'Of 112 on sale, nine in ten have between 27.9 and 58% (Open Food Facts).',
  'El más dulce que se publica, de miel y queso azul, llega a 15,5; un helado dulce empieza en 16 o 17.':
    'The sweetest one published, of honey and blue cheese, reaches 15.5; a sweet ice cream begins at 16 or 17.',
  'Con menos del 11 % la nata montada no sostiene la espuma.': 'Below 11% whipped cream does not hold its foam.',
  '«Sin azúcares añadidos» (Reglamento (CE) 1924/2006): solo los que traen la leche o la fruta.':
    '“Sin azúcares añadidos” (Regulation (EC) 1924/2006): only those that milk or fruit bring.',
  'Las mezclas con polioles que se vuelven a batir congeladas se publican desde el 22 %.':
    'Mixes with polyols that are beaten again once frozen are published from 22% on.',
  'Con más agua deja de ser una pasta de grasa y enmohece.':
    'With more water it is no longer a fat paste, and goes mouldy.',
  'Con un 21 a 26 % la salsa se congela y queda dura.': 'At 21 to 26% the sauce freezes and sets hard.',
  'Los de fruto seco se publican del 2 al 8,3 %.': 'Those of nuts are published from 2 to 8.3%.',
  'Los de fruto seco llegan al 31,7 %.': 'Those of nuts reach 31.7%.',
  'Del candeal al 45 % (CETECE) al Pan Galego, que pide 75 o más, y los panes de Forkish al 78.':
    'From Castilian candeal bread at 45% (CETECE) to Pan Galego, which asks for 75 or more, and the breads of Forkish at 78.',
  'Los panes a la venta llevan de 1,2 a 2,5 de sal por 100 de harina (Open Food Facts).':
    'Breads on sale have 1.2 to 2.5 of salt per 100 of flour (Open Food Facts).',
  'Un sobre de 7 g de levadura seca por 500 g de harina equivale a 3,5 a 4,2 % de fresca; con un 6 % sabe a levadura y la masa se hunde.':
    'A 7 g sachet of dry yeast to 500 g of flour is worth 3.5 to 4.2% of fresh yeast; at 6% it tastes of yeast and the dough collapses.',
  'Con grasa añadida deja de ser pan común (RD 308/2019): queda sitio para la de untar el molde.':
    'With added fat it is no longer “pan común” (RD 308/2019): there is room for greasing the tin.',
  'Los panes magros con malta llegan al 2,1 %.': 'Lean breads with malt reach 2.1%.',
  'La harina integral bebe de 5 a 10 puntos más que la blanca.':
    'Wholemeal flour drinks 5 to 10 points more than white.',
  'Bregado al 45 % (CETECE) o al 50 % (ESAH, Tejero); más seco no se refina.':
    'Sheeted at 45% (CETECE) or 50% (ESAH, Tejero); drier, it cannot be sheeted.',
  'El pan de tradición francés no lleva grasa (decreto 93-1074).':
    'French traditional bread has no fat (decree 93-1074).',
  'El pan de tradición francés no lleva más que malta (decreto 93-1074).':
    'French traditional bread has nothing but malt (decree 93-1074).',
  'Con un 60 % es un pan corriente.': 'At 60% it is an ordinary bread.',
  'Hay ciabattas con aceite hasta el 7,5 %.': 'There are ciabattas with up to 7.5% of oil.',
  'El que trae la malta.': 'What the malt brings.',
  'Alrededor de lo que pide la AVPN, de 55,5 a 62,5; se publica desde 50.':
    'Around what the AVPN asks for, 55.5 to 62.5; it is published from 50.',
  'Recogida hacia los 40 a 60 g por litro de agua de la AVPN.':
    'Tightened towards the AVPN’s 40 to 60 g per litre of water.',
  'Las masas cortas y las de casa usan de 0,6 a 1,3 % de fresca; la AVPN no pasa de 0,2.':
    'Short doughs and those made at home use 0.6 to 1.3% of fresh yeast; the AVPN stays at 0.2 or less.',
  'La ETG «Pizza Napoletana» (Reglamento (UE) 97/2010) no lleva.':
    'The TSG “Pizza Napoletana” (Regulation (EU) 97/2010) has none.',
  'En pala se publica desde 67,5; con un 60 % la miga queda cerrada.':
    'Pizza in pala is published from 67.5; at 60% the crumb is tight.',
  'La focaccia lleva de 8 a 11 % de aceite.': 'Focaccia has 8 to 11% of oil.',
  'La focaccia lleva malta o un poco de azúcar.': 'Focaccia has malt or a little sugar.',
  'De 444 panes de molde a la venta, casi todos llevan de 1,24 a 2,54 (Open Food Facts).':
    'Of 444 sandwich loaves on sale, nearly all have 1.24 to 2.54 (Open Food Facts).',
  'Las masas con leche y los moldes de proceso corto llegan a 8,6 % de fresca.':
    'Doughs with milk and short-process loaves reach 8.6% of fresh yeast.',
  'De 444 a la venta, casi ninguno baja de 0,8 (Open Food Facts); el pan de leche ronda 19.':
    'Of 444 on sale, hardly any is below 0.8 (Open Food Facts); milk bread is about 19.',
  'De 444 a la venta, casi todos llevan de 1,4 a 15,2 (Open Food Facts); el shokupan, 16.':
    'Of 444 on sale, nearly all have 1.4 to 15.2 (Open Food Facts); shokupan, 16.',
  'De 565 brioches a la venta, casi todos llevan de 1,31 a 2,56 (Open Food Facts).':
    'Of 565 brioches on sale, nearly all have 1.31 to 2.56 (Open Food Facts).',
  'De 29 a 65 en las publicadas, y 18,6 en un pain au lait; con menos es un bollo de leche o un pan de hamburguesa, que tienen su tipo. Por encima de 85 la masa no sujeta la mantequilla.':
    '29 to 65 in those published, and 18.6 in a pain au lait; with less it is a milk bun or a burger bun, which have their type. Above 85 the dough does not hold the butter.',
  'Ninguna publicada pasa de 14; los de fábrica son más dulces (la mitad de 565 a la venta, Open Food Facts), y panettone y roscón tienen su tipo.':
    'None published goes beyond 14; factory ones are sweeter (half of 565 on sale, Open Food Facts), and panettone and roscón have their type.',
  'El Pan Galego (IGP, pliego no leído) admite 15 g de levadura por kg de harina; la mención «masa madre» pide menos y se dice aparte.':
    'Pan Galego (PGI, specification not read) allows 15 g of yeast per kg of flour; the mention “masa madre” asks for less and is told apart.',
  'Con menos de un 5 % no levanta la masa; por encima de 70 se afloja.':
    'Below 5% it does not raise the dough; above 70 the dough slackens.',
  'Malta o poco más, como en el pan común.': 'Malt or little more, as in plain bread.',
  'Masa sin el empaste: más blanda no se lamina y más dura rompe la mantequilla.':
    'Dough without the butter block: softer, it does not laminate; harder, it breaks the butter.',
  'Toda la grasa, la del empaste incluida.': 'All the fat, that of the butter block included.',
  'El oficio lamina con 250 a 350 g de mantequilla por kg de masa (Ylla 1878: 280 a 350); por debajo de 200 no hay láminas.':
    'The trade laminates with 250 to 350 g of butter per kg of dough (Ylla 1878: 280 to 350); below 200 there are no layers.',
  'Una fórmula la pesa al 2,4 %; las demás, «una pizca».': 'One formula weighs it at 2.4%; the others say “a pinch”.',
  'La IGP pide de 16 a 20 % de azúcar en la masa (pliego no leído): de 30 a 44 por 100 de harina; en casa, desde 14.':
    'The PGI asks for 16 to 20% of sugar in the dough (specification not read): 30 to 44 per 100 of flour; at home, from 14.',
  'Manteca de estirar y de la masa.': 'Lard in the dough and for stretching it.',
  'Cero con masa madre; hasta 6 en las versiones de casa.':
    'None with sourdough; up to 6 in the versions made at home.',
  'El aceite es la focaccia: cuenta también el de la placa.':
    'Oil is what makes focaccia: that of the tray counts too.',
  'De la leche sola (2 %) al pan abriochado.': 'From that of milk alone (2%) to a brioche-like bread.',
  'El centeno bebe más que el trigo; con más de 110 no cuaja.':
    'Rye drinks more than wheat; above 110 it does not set.',
  'Miel de caña o malta.': 'Cane syrup or malt.',
  'Sin gluten la miga es un gel de almidón y fibra: con psyllium pasa de 120.':
    'Without gluten the crumb is a gel of starch and fibre: with psyllium it goes beyond 120.',
  'Por encima se quema antes de cocerse por dentro.': 'Above this, it burns before it is cooked inside.',
  'Con más grasa la masa chupa aceite y no sube.': 'With more fat the dough soaks up oil and does not rise.',
  'Un sobre de 16 g por 200 g de harina es un 8 %, la dosis corriente en casa; por encima se deja holgura.':
    'A 16 g sachet to 200 g of flour is 8%, the usual dose at home; some leeway is left above it.',
  'Se publica de 25 a 110 %; con más es un bizcocho.':
    'It is published from 25 to 110%; with more it is a sponge cake.',
  'A partes iguales (Ruhlman); se publica hasta un 114 %, y más allá de esta holgura no hay fórmula que la pida.':
    'Equal parts (Ruhlman); it is published up to 114%, and no formula goes beyond this leeway.',
  'La mantequilla clarificada pesa una quinta parte menos.': 'Clarified butter weighs a fifth less.',
  'Sigue a la proporción de azúcar y almendra.': 'It follows the ratio of sugar to almond.',
  'Más húmeda, la coque se extiende.': 'Wetter, the shell spreads.',
  'Por debajo de 135 % no hace piel (lo damos por defecto al probar; ninguna fuente lo observa).':
    'Below 135% it forms no skin (we treat it as a fault in our tests; no source reports it).',
  'Por encima de 109 % la coque se extiende (lo damos por defecto al probar; ninguna fuente lo observa).':
    'Above 109% the shell spreads (we treat it as a fault in our tests; no source reports it).',
  'Más líquido desarrolla el gluten y la masa encoge (lo damos por defecto al probar; ninguna fuente lo observa).':
    'More liquid develops the gluten and the dough shrinks (we treat it as a fault in our tests; no source reports it).',
  'Con un 300 % no se sostiene (lo damos por defecto al probar; ninguna fuente lo observa).':
    'At 300% it does not hold (we treat it as a fault in our tests; no source reports it).',
  'La IGP pide un 33 % de almendra (pliego no leído); se deja un punto por lo que pesen los huevos.':
    'The PGI asks for 33% of almond (specification not read); a point is left for what eggs weigh.',
  'La IGP pide un 33 % de azúcar (pliego no leído); se deja un punto por lo que pesen los huevos.':
    'The PGI asks for 33% of sugar (specification not read); a point is left for what eggs weigh.',
  'La IGP pide un 25 % de huevo (pliego no leído); se deja un punto por lo que pesen.':
    'The PGI asks for 25% of egg (specification not read); a point is left for what they weigh.',
  'La IGP no admite harina (pliego no leído).': 'The PGI allows no flour (specification not read).',
  'Se publica de 82 a 116 %; con la mitad no sube.':
    'It is published from 82 to 116%; with half of that it does not rise.',
  'Se publica hasta un 136 %; más allá de esta holgura no hay fórmula que la pida.':
    'It is published up to 136%; no formula goes beyond this leeway.',
  'Hasta un 8 % en una masa húmeda de zanahoria, con la holgura de sus hermanas.':
    'Up to 8% in a moist carrot batter, with the leeway of its sister recipes.',
  'Con la mitad de mantequilla que de harina (41 % de grasa) se hojaldra justo.':
    'With half as much butter as flour (41% fat) it only just flakes.',
  'Se publica más de una vez con un 3 % de sal sobre la harina.':
    'It is published more than once with 3% of salt on the flour.',
  'El sablé bretón lleva hasta un 6 %; el cuádruple es un error que ninguna otra cifra ve.':
    'Breton shortbread has up to 6%; four times as much is a slip that no other figure sees.',
  'Se publica desde el 27 %; con menos de esta holgura no hay fórmula que lo pida.':
    'It is published from 27%; no formula goes below this leeway.',
  'La IGP Sobao Pasiego (pliego no leído), con medio punto o uno por el agua que se supone.':
    'The PGI Sobao Pasiego (specification not read), with half a point or one for the water that is assumed.',
  'Por debajo de 50 g/l no cuaja y por encima de 130 se parte (Migoya).':
    'Below 50 g/l it does not set and above 130 it splits (Migoya).',
  'La escuela italiana pone hasta 500 g de yema por litro.': 'The Italian school uses up to 500 g of yolk per litre.',
  'De una a cuatro yemas por litro no napan (lo damos por defecto al probar; ninguna fuente lo observa); se publica de ocho a veintitrés.':
    'One to four yolks per litre do not coat the spoon (we treat it as a fault in our tests; no source reports it); eight to twenty-three are published.',
  'La de praliné trae su propio azúcar.': 'That of praline brings its own sugar.',
  'Por debajo de 15 % no monta; por encima de 100 % es una crema de mantequilla.':
    'Below 15% it does not whip; above 100% it is a buttercream.',
  'Por debajo de 0,5 % no se desmolda y por encima de 2 % es goma (lo damos por defecto al probar; ninguna fuente lo observa).':
    'Below 0.5% it does not unmould and above 2% it is rubber (we treat it as a fault in our tests; no source reports it).',
  'Por debajo de 0,5 : 1 es una ganache montada o una salsa; desde 2,8 : 1 se corta.':
    'Below 0.5 : 1 it is a whipped ganache or a sauce; from 2.8 : 1 it splits.',
  'Por debajo de 1,6 : 1 el chocolate blanco cuaja mal (lo damos por defecto al probar; ninguna fuente lo observa).':
    'Below 1.6 : 1 white chocolate sets badly (we treat it as a fault in our tests; no source reports it).',
  'Montada se hace entre 0,4 y 0,8 : 1; por debajo de 0,35 es nata dulce.':
    'Whipped it is made between 0.4 and 0.8 : 1; below 0.35 it is sweet cream.',
  'Dos hojas por medio litro.': 'Two leaves per half litre.',
  'Con chocolate del 70 % y sin azúcar baja a 11,4.': 'With 70% chocolate and no sugar it goes down to 11.4.',
  'La cuajan la manteca de cacao y la espuma de huevo: con menos del 25 % no se sostiene.':
    'Cocoa butter and egg foam set it: below 25% it does not hold.',
  'Con un 35 % de nata o más también cuaja la grasa láctea.': 'With 35% of cream or more, milk fat sets it too.',
  'Por debajo de 27 % la emulsión se rompe (lo damos por defecto al probar; ninguna fuente lo observa).':
    'Below 27% the emulsion breaks (we treat it as a fault in our tests; no source reports it).',
  'Se publica hasta partes iguales; la americana, de azúcar glas y sin huevo, tiene sus rangos.':
    'It is published up to equal parts; the American one, of icing sugar and no egg, has its own ranges.',
  'Más azúcar tapa el ácido (lo damos por defecto al probar; ninguna fuente lo observa).':
    'More sugar hides the sourness (we treat it as a fault in our tests; no source reports it).',
  'El curd inglés dulce llega a 2,5 : 1.': 'Sweet English curd reaches 2.5 : 1.',
  'Tres de azúcar por una de clara es un 75 %.': 'Three of sugar to one of egg white is 75%.',
  'La grasa no deja montar la clara.': 'Fat keeps egg white from whipping.',
  'Hay merengues secos y franceses de tres a uno.': 'There are dry and French meringues at three to one.',
  'Por encima de 6 % cuaja como un bizcocho (lo damos por defecto al probar; ninguna fuente lo observa).':
    'Above 6% it sets like a sponge cake (we treat it as a fault in our tests; no source reports it).',
  'Se publica hasta 70 g/l; con más es una pastelera.': 'It is published up to 70 g/l; with more it is a pastry cream.',
  'De cinco a doce huevos por litro, con holgura: con menos de cinco pequeños no cuaja.':
    'Five to twelve eggs per litre, with leeway: below five small ones it does not set.',
  'Un almíbar más flojo no cuaja la yema (lo damos por defecto al probar; ninguna fuente lo observa); pésalo después de hervir.':
    'A weaker syrup does not set the yolk (we treat it as a fault in our tests; no source reports it); weigh it after boiling.',
  'Se publica de 0,5 a 1,45 %; por encima de 2 % es goma.': 'It is published from 0.5 to 1.45%; above 2% it is rubber.',
  'Se publica de 0,6 a 1,5 %.': 'It is published from 0.6 to 1.5%.',
  'El Código Alimentario Argentino (art. 592) pide de 6 a 9 %; se deja medio punto por el agua que se supone.':
    'The Argentine food code (art. 592) asks for 6 to 9%; half a point is left for the water that is assumed.',
  'Para montar, la nata lleva un 30 % de grasa o más: de 27 a 38 % ya azucarada.':
    'To whip, cream has 30% fat or more: 27 to 38% once sweetened.',
  'Es la grasa la que monta.': 'It is the fat that whips.',
  'Se publica del 15 al 26 %; más allá de esta holgura no hay fórmula que la pida.':
    'It is published from 15 to 26%; no formula goes beyond this leeway.',
  'Los de chocolate blanco y leche condensada llegan a 51.': 'Those of white chocolate and condensed milk reach 51.',
  'Se publica de 1,1 a 2,4 %: quien no pesa el agua de la gelatina escribe la cifra más alta.':
    'It is published from 1.1 to 2.4%: those who do not weigh the water of the gelatine give the higher figure.',
  'Se publica de 0,61 a 1,06; con menos es duro y con más, nata dulce.':
    'It is published from 0.61 to 1.06; with less it is hard and with more, sweet cream.',
  'Se publica de 56 a 221 g por litro; se deja algo de holgura.':
    'It is published from 56 to 221 g per litre; some leeway is left.',
  'Con menos de 0,7 % no se desmolda; con más de 3 % es goma. Con la fruta ácida pide más.':
    'Below 0.7% it does not unmould; above 3% it is rubber. With acid fruit it takes more.',
  'Con más de un 2 % es goma; el agar va por su dosis, de 0,2 a 0,6 %.':
    'Above 2% it is rubber; agar goes by its own dose, 0.2 to 0.6%.',
  'De medio kilo a un kilo de azúcar por kilo de fruta.': 'Half a kilo to a kilo of sugar per kilo of fruit.',
  'Confitura: 450 g de fruta o más por kg acabado; extra, 500 (RD 863/2003, 3.1 y 3.2).':
    'Jam: 450 g of fruit or more per finished kg; extra, 500 (RD 863/2003, 3.1 and 3.2).',
  'Pectina amarilla (HM): con menos de 0,7 % no cuaja, con más de 2 % es goma.':
    'Yellow pectin (HM): below 0.7% it does not set, above 2% it is rubber.',
  'Se cuece hasta 75 °Brix: con menos azúcar hay que evaporar más y se oscurece.':
    'It is cooked to 75 °Brix: with less sugar more has to boil off, and it darkens.',
  'La mitad de fruta en lo acabado, 40 % en membrillo y cítricos (D. L’hôte, enseñante confitero).':
    'Half of it fruit once finished, 40% with quince and citrus (D. L’hôte, confectionery teacher).',
  'Del 70/30 al 37/63; el oficio dice 50/50 o 60/40.': 'From 70/30 to 37/63; the trade says 50/50 or 60/40.',
  'Con menos no cruje; con más no liga.': 'With less it does not crunch; with more it does not bind.',
  'El agua ablanda el barquillo.': 'Water softens the wafer.',
  'Es una inglesa con chocolate.': 'It is a crème anglaise with chocolate.',
  'Con blanco o con leche.': 'With white or milk chocolate.',
  'A partes iguales (1:1:1), con o sin almendra.': 'Equal parts (1:1:1), with or without almond.',
  'La clara del huevo entero también cuenta.': 'The white of whole eggs counts too.',
  'Con menos de 1,4 % no sujeta la espuma; con más de 6 % es goma.':
    'Below 1.4% it does not hold the foam; above 6% it is rubber.',
  'La grasa baja la espuma.': 'Fat brings the foam down.',
  'Más blanda no se forma.': 'Softer, it cannot be shaped.',
  'El bicarbonato cuenta por tres y el cacao natural pide más; el sobre de 16 g, por 200 g de harina.':
    'Bicarbonate counts threefold and natural cocoa asks for more; the 16 g sachet is for 200 g of flour.',
  'En maicena. Por debajo de 60 g por litro son natillas y no se corta; con harina sola se publica hasta 213.':
    'As corn starch. Below 60 g per litre it is a pouring custard and does not cut; with flour alone it is published up to 213.',
  'Lo que la norma o la IGP (pliego no leído) piden a la mejor calidad; por arriba, lo que admite la técnica.':
    'What the regulation or the PGI (specification not read) asks of the best quality; above, what technique allows.',
  'Un 1 % de canela o ralladura no cambia la clase; el RD 1787/1982, 6.4.1, dice «exclusivamente», y con ellas la ley no admite el nombre.':
    '1% of cinnamon or zest does not change the class; RD 1787/1982, 6.4.1, says “exclusivamente”, and with them the law does not allow the name.',
  'El agua agarrota el chocolate (Greweling).': 'Water seizes chocolate (Greweling).',
  'Por encima del 1 % la lecitina espesa (Greweling).': 'Above 1% lecithin thickens (Greweling).',
  'Los chocolates con leche oscuros se publican del 45 al 61 % de cacao; la ley no pone tope.':
    'Dark milk chocolates are published from 45 to 61% of cocoa; the law sets no ceiling.',
  'En los oscuros se publica desde el 19,9 %.': 'Dark milk chocolates are published from 19.9%.',
  'El RD 1055/2003 pide un 14 % de leche; los oscuros se publican con 14 a 18 %.':
    'RD 1055/2003 asks for 14% of milk; dark milk chocolates are published with 14 to 18%.',
  'El RD 1055/2003 pide a la gianduja de 20 a 40 % de avellana (de 15 a 40 con leche).':
    'RD 1055/2003 asks of gianduja 20 to 40% of hazelnut (15 to 40 with milk).',
  'Por encima de 0,85 no aguanta un mes.': 'Above 0.85 it does not keep for a month.',
  'Las ganaches de fruta se publican del 23,7 al 27 % de grasa.':
    'Fruit ganaches are published from 23.7 to 27% of fat.',
} as const
