import type { englishNorms } from '../en/explained-norms.ts'

/** Why ranges are what they are, where there is more to say than what published formulas do. */
export const italianNorms: Readonly<Record<keyof typeof englishNorms, string>> = {
  'La escala es propia y su rango, fijo: del 76 % del agua helada a −10,6 °C al 64 % a −12,5 °C.':
    'La scala è nostra e il suo intervallo è fisso: dal 76 % dell’acqua congelata a −10,6 °C al 64 % a −12,5 °C.',
  'El RD 618/1998 pide un 8 % de grasa láctea; por arriba, lo que publican los obradores.':
    'Il RD 618/1998 chiede l’8 % di grassi del latte; sopra, ciò che pubblicano i laboratori.',
  'Por encima, la lactosa pasa del 10 % del agua y cristaliza: se nota arenoso.':
    'Oltre, il lattosio supera il 10 % dell’acqua e cristallizza: si sente sabbioso.',
  'De 1477 helados crema a la venta, nueve de cada diez tienen entre 35,4 y 51,7 % (Open Food Facts).':
    'Di 1477 gelati alla crema in vendita, nove su dieci hanno tra 35,4 e 51,7 % (Open Food Facts).',
  'El RD 618/1998 pide un 2,5 % de grasa láctea; Caviezel da de 5 a 10 %.':
    'Il RD 618/1998 chiede il 2,5 % di grassi del latte; Caviezel dà dal 5 al 10 %.',
  'De 250 helados de leche a la venta, nueve de cada diez tienen entre 28,8 y 44,1 % (Open Food Facts).':
    'Di 250 gelati al latte in vendita, nove su dieci hanno tra 28,8 e 44,1 % (Open Food Facts).',
  'El fruto seco o el cacao añaden de 4 a 8 puntos a la grasa de la leche.':
    'La frutta secca o il cacao aggiungono da 4 a 8 punti ai grassi del latte.',
  'Un helado de leche más un 4 a 8 % de pasta seca.': 'Un gelato al latte più un 4–8 % di pasta di frutta secca.',
  'La grasa de la leche o de un poco de nata: con más es un helado.':
    'I grassi del latte o di un po’ di panna: oltre è un gelato.',
  'Los sorbetes de chocolate y de fruto seco llegan al 9,8 %.':
    'I sorbetti al cioccolato e alla frutta secca arrivano al 9,8 %.',
  'Un sorbete de agua se hace sin leche.': 'Un sorbetto all’acqua si fa senza latte.',
  'De 783 sorbetes a la venta, uno de cada veinte baja del 22,2 % (Open Food Facts).':
    'Di 783 sorbetti in vendita, uno su venti scende sotto il 22,2 % (Open Food Facts).',
  'De 112 a la venta, casi todos tienen entre 10 y 28,5 % (Open Food Facts); aquí cuentan además las dextrinas de los jarabes.':
    'Di 112 in vendita, quasi tutti hanno tra 10 e 28,5 % (Open Food Facts); qui contano anche le destrine degli sciroppi.',
  'De 112 a la venta, nueve de cada diez tienen entre 3,9 y 21,6 % (Open Food Facts).':
    'Di 112 in vendita, nove su dieci hanno tra 3,9 e 21,6 % (Open Food Facts).',
  'Vegano: sin leche.': 'Vegano: senza latte.',
  'De 112 a la venta, nueve de cada diez tienen entre 27,9 y 58 % (Open Food Facts).':
    'Di 112 in vendita, nove su dieci hanno tra 27,9 e 58 % (Open Food Facts).',
  'El más dulce que se publica, de miel y queso azul, llega a 15,5; un helado dulce empieza en 16 o 17.':
    'Il più dolce pubblicato, di miele e formaggio erborinato, arriva a 15,5; un gelato dolce comincia a 16 o 17.',
  'Con menos del 11 % la nata montada no sostiene la espuma.':
    'Con meno dell’11 % la panna montata non regge la schiuma.',
  '«Sin azúcares añadidos» (Reglamento (CE) 1924/2006): solo los que traen la leche o la fruta.':
    '«Sin azúcares añadidos» (Regolamento (CE) 1924/2006): solo quelli che portano il latte o la frutta.',
  'Las mezclas con polioles que se vuelven a batir congeladas se publican desde el 22 %.':
    'Le miscele con polioli che si rimantecano congelate si pubblicano dal 22 % in su.',
  'Con más agua deja de ser una pasta de grasa y enmohece.':
    'Con più acqua non è più una pasta di grassi, e ammuffisce.',
  'Con un 21 a 26 % la salsa se congela y queda dura.': 'Con un 21–26 % la salsa congela e resta dura.',
  'Los de fruto seco se publican del 2 al 8,3 %.': 'Quelli di frutta secca si pubblicano dal 2 all’8,3 %.',
  'Los de fruto seco llegan al 31,7 %.': 'Quelli di frutta secca arrivano al 31,7 %.',
  'Del candeal al 45 % (CETECE) al Pan Galego, que pide 75 o más, y los panes de Forkish al 78.':
    'Dal pane candeal al 45 % (CETECE) al Pan Galego, che chiede 75 o più, e ai pani di Forkish al 78.',
  'Los panes a la venta llevan de 1,2 a 2,5 de sal por 100 de harina (Open Food Facts).':
    'I pani in vendita hanno da 1,2 a 2,5 di sale su 100 di farina (Open Food Facts).',
  'Un sobre de 7 g de levadura seca por 500 g de harina equivale a 3,5 a 4,2 % de fresca; con un 6 % sabe a levadura y la masa se hunde.':
    'Una bustina da 7 g di lievito secco su 500 g di farina vale dal 3,5 al 4,2 % di fresco; con il 6 % sa di lievito e l’impasto cede.',
  'Con grasa añadida deja de ser pan común (RD 308/2019): queda sitio para la de untar el molde.':
    'Con grassi aggiunti non è più «pan común» (RD 308/2019): resta margine per ungere lo stampo.',
  'Los panes magros con malta llegan al 2,1 %.': 'I pani magri con malto arrivano al 2,1 %.',
  'La harina integral bebe de 5 a 10 puntos más que la blanca.':
    'La farina integrale beve da 5 a 10 punti più della bianca.',
  'Bregado al 45 % (CETECE) o al 50 % (ESAH, Tejero); más seco no se refina.':
    'Raffinato al 45 % (CETECE) o al 50 % (ESAH, Tejero); più asciutto non si raffina.',
  'El pan de tradición francés no lleva grasa (decreto 93-1074).':
    'Il pane di tradizione francese non ha grassi (decreto 93-1074).',
  'El pan de tradición francés no lleva más que malta (decreto 93-1074).':
    'Il pane di tradizione francese ha solo malto (decreto 93-1074).',
  'Con un 60 % es un pan corriente.': 'Con il 60 % è un pane normale.',
  'Hay ciabattas con aceite hasta el 7,5 %.': 'Ci sono ciabatte con olio fino al 7,5 %.',
  'El que trae la malta.': 'Quello che porta il malto.',
  'Alrededor de lo que pide la AVPN, de 55,5 a 62,5; se publica desde 50.':
    'Intorno a ciò che chiede l’AVPN, da 55,5 a 62,5; si pubblica da 50.',
  'Recogida hacia los 40 a 60 g por litro de agua de la AVPN.':
    'Ristretto verso i 40–60 g per litro d’acqua dell’AVPN.',
  'Las masas cortas y las de casa usan de 0,6 a 1,3 % de fresca; la AVPN no pasa de 0,2.':
    'Gli impasti brevi e quelli di casa usano dallo 0,6 all’1,3 % di fresco; l’AVPN non supera lo 0,2.',
  'La ETG «Pizza Napoletana» (Reglamento (UE) 97/2010) no lleva.':
    'La STG «Pizza Napoletana» (Regolamento (UE) 97/2010) non ne ha.',
  'En pala se publica desde 67,5; con un 60 % la miga queda cerrada.':
    'In pala si pubblica da 67,5; con il 60 % la mollica resta chiusa.',
  'La focaccia lleva de 8 a 11 % de aceite.': 'La focaccia ha dall’8 all’11 % di olio.',
  'La focaccia lleva malta o un poco de azúcar.': 'La focaccia ha malto o un po’ di zucchero.',
  'De 444 panes de molde a la venta, casi todos llevan de 1,24 a 2,54 (Open Food Facts).':
    'Di 444 pani in cassetta in vendita, quasi tutti hanno da 1,24 a 2,54 (Open Food Facts).',
  'Las masas con leche y los moldes de proceso corto llegan a 8,6 % de fresca.':
    'Gli impasti al latte e i pani in cassetta a processo breve arrivano all’8,6 % di fresco.',
  'De 444 a la venta, casi ninguno baja de 0,8 (Open Food Facts); el pan de leche ronda 19.':
    'Di 444 in vendita, quasi nessuno scende sotto 0,8 (Open Food Facts); il pane al latte sta intorno a 19.',
  'De 444 a la venta, casi todos llevan de 1,4 a 15,2 (Open Food Facts); el shokupan, 16.':
    'Di 444 in vendita, quasi tutti hanno da 1,4 a 15,2 (Open Food Facts); lo shokupan, 16.',
  'De 565 brioches a la venta, casi todos llevan de 1,31 a 2,56 (Open Food Facts).':
    'Di 565 brioche in vendita, quasi tutte hanno da 1,31 a 2,56 (Open Food Facts).',
  'De 29 a 65 en las publicadas, y 18,6 en un pain au lait; con menos es un bollo de leche o un pan de hamburguesa, que tienen su tipo. Por encima de 85 la masa no sujeta la mantequilla.':
    'Da 29 a 65 in quelle pubblicate, e 18,6 in un pain au lait; con meno è un panino al latte o da hamburger, che hanno il loro tipo. Oltre 85 l’impasto non tiene il burro.',
  'Ninguna publicada pasa de 14; los de fábrica son más dulces (la mitad de 565 a la venta, Open Food Facts), y panettone y roscón tienen su tipo.':
    'Nessuna pubblicata supera 14; quelle industriali sono più dolci (metà di 565 in vendita, Open Food Facts), e panettone e roscón hanno il loro tipo.',
  'El Pan Galego (IGP, pliego no leído) admite 15 g de levadura por kg de harina; la mención «masa madre» pide menos y se dice aparte.':
    'Il Pan Galego (IGP, disciplinare non letto) ammette 15 g di lievito per kg di farina; la menzione «masa madre» ne chiede meno e si dice a parte.',
  'Con menos de un 5 % no levanta la masa; por encima de 70 se afloja.':
    'Con meno del 5 % non fa crescere l’impasto; oltre 70 l’impasto si allenta.',
  'Malta o poco más, como en el pan común.': 'Malto o poco più, come nel pane comune.',
  'Masa sin el empaste: más blanda no se lamina y más dura rompe la mantequilla.':
    'Impasto senza il panetto: più morbido non si sfoglia, più duro rompe il burro.',
  'Toda la grasa, la del empaste incluida.': 'Tutti i grassi, panetto compreso.',
  'El oficio lamina con 250 a 350 g de mantequilla por kg de masa (Ylla 1878: 280 a 350); por debajo de 200 no hay láminas.':
    'Il mestiere sfoglia con 250–350 g di burro per kg di impasto (Ylla 1878: da 280 a 350); sotto 200 non ci sono strati.',
  'Una fórmula la pesa al 2,4 %; las demás, «una pizca».': 'Una formula lo pesa al 2,4 %; le altre, «un pizzico».',
  'La IGP pide de 16 a 20 % de azúcar en la masa (pliego no leído): de 30 a 44 por 100 de harina; en casa, desde 14.':
    'L’IGP chiede dal 16 al 20 % di zucchero nell’impasto (disciplinare non letto): da 30 a 44 su 100 di farina; in casa, da 14.',
  'Manteca de estirar y de la masa.': 'Strutto per stendere e dell’impasto.',
  'Cero con masa madre; hasta 6 en las versiones de casa.': 'Zero con lievito madre; fino a 6 nelle versioni di casa.',
  'El aceite es la focaccia: cuenta también el de la placa.':
    'È l’olio che fa la focaccia: conta anche quello della teglia.',
  'De la leche sola (2 %) al pan abriochado.': 'Da quelli del solo latte (2 %) al pan brioche.',
  'El centeno bebe más que el trigo; con más de 110 no cuaja.':
    'La segale beve più del grano; oltre 110 non si rassoda.',
  'Miel de caña o malta.': 'Sciroppo di canna o malto.',
  'Sin gluten la miga es un gel de almidón y fibra: con psyllium pasa de 120.':
    'Senza glutine la mollica è un gel di amido e fibra: con lo psillio supera 120.',
  'Por encima se quema antes de cocerse por dentro.': 'Oltre, brucia prima di cuocere dentro.',
  'Con más grasa la masa chupa aceite y no sube.': 'Con più grassi l’impasto assorbe olio e non cresce.',
  'Un sobre de 16 g por 200 g de harina es un 8 %, la dosis corriente en casa; por encima se deja holgura.':
    'Una bustina da 16 g su 200 g di farina è l’8 %, la dose corrente in casa; sopra si lascia margine.',
  'Se publica de 25 a 110 %; con más es un bizcocho.': 'Si pubblica dal 25 al 110 %; oltre è una torta soffice.',
  'A partes iguales (Ruhlman); se publica hasta un 114 %, y más allá de esta holgura no hay fórmula que la pida.':
    'In parti uguali (Ruhlman); si pubblica fino al 114 %, e oltre questo margine nessuna formula la chiede.',
  'La mantequilla clarificada pesa una quinta parte menos.': 'Il burro chiarificato pesa un quinto in meno.',
  'Sigue a la proporción de azúcar y almendra.': 'Segue il rapporto tra zucchero e mandorla.',
  'Más húmeda, la coque se extiende.': 'Più umido, il guscio si allarga.',
  'Por debajo de 135 % no hace piel (lo damos por defecto al probar; ninguna fuente lo observa).':
    'Sotto il 135 % non fa la pelle (nelle nostre prove lo contiamo come difetto; nessuna fonte lo riporta).',
  'Por encima de 109 % la coque se extiende (lo damos por defecto al probar; ninguna fuente lo observa).':
    'Oltre il 109 % il guscio si allarga (nelle nostre prove lo contiamo come difetto; nessuna fonte lo riporta).',
  'Más líquido desarrolla el gluten y la masa encoge (lo damos por defecto al probar; ninguna fuente lo observa).':
    'Più liquido sviluppa il glutine e la pasta si ritira (nelle nostre prove lo contiamo come difetto; nessuna fonte lo riporta).',
  'Con un 300 % no se sostiene (lo damos por defecto al probar; ninguna fuente lo observa).':
    'Con il 300 % non sta su (nelle nostre prove lo contiamo come difetto; nessuna fonte lo riporta).',
  'La IGP pide un 33 % de almendra (pliego no leído); se deja un punto por lo que pesen los huevos.':
    'L’IGP chiede il 33 % di mandorle (disciplinare non letto); si lascia un punto per quanto pesano le uova.',
  'La IGP pide un 33 % de azúcar (pliego no leído); se deja un punto por lo que pesen los huevos.':
    'L’IGP chiede il 33 % di zucchero (disciplinare non letto); si lascia un punto per quanto pesano le uova.',
  'La IGP pide un 25 % de huevo (pliego no leído); se deja un punto por lo que pesen.':
    'L’IGP chiede il 25 % di uova (disciplinare non letto); si lascia un punto per quanto pesano.',
  'La IGP no admite harina (pliego no leído).': 'L’IGP non ammette farina (disciplinare non letto).',
  'Se publica de 82 a 116 %; con la mitad no sube.': 'Si pubblica dall’82 al 116 %; con la metà non cresce.',
  'Se publica hasta un 136 %; más allá de esta holgura no hay fórmula que la pida.':
    'Si pubblica fino al 136 %; oltre questo margine nessuna formula lo chiede.',
  'Hasta un 8 % en una masa húmeda de zanahoria, con la holgura de sus hermanas.':
    'Fino all’8 % in un impasto umido di carote, con il margine delle ricette sorelle.',
  'Con la mitad de mantequilla que de harina (41 % de grasa) se hojaldra justo.':
    'Con metà burro rispetto alla farina (41 % di grassi) si sfoglia appena.',
  'Se publica más de una vez con un 3 % de sal sobre la harina.':
    'Si pubblica più di una volta con il 3 % di sale sulla farina.',
  'El sablé bretón lleva hasta un 6 %; el cuádruple es un error que ninguna otra cifra ve.':
    'Il sablé bretone ne ha fino al 6 %; il quadruplo è un errore che nessun’altra cifra vede.',
  'Se publica desde el 27 %; con menos de esta holgura no hay fórmula que lo pida.':
    'Si pubblica dal 27 %; con meno di questo margine nessuna formula lo chiede.',
  'La IGP Sobao Pasiego (pliego no leído), con medio punto o uno por el agua que se supone.':
    'L’IGP Sobao Pasiego (disciplinare non letto), con mezzo punto o uno per l’acqua che si suppone.',
  'Por debajo de 50 g/l no cuaja y por encima de 130 se parte (Migoya).':
    'Sotto 50 g/l non si addensa e oltre 130 si rompe (Migoya).',
  'La escuela italiana pone hasta 500 g de yema por litro.':
    'La scuola italiana mette fino a 500 g di tuorlo per litro.',
  'De una a cuatro yemas por litro no napan (lo damos por defecto al probar; ninguna fuente lo observa); se publica de ocho a veintitrés.':
    'Da uno a quattro tuorli per litro non velano il cucchiaio (nelle nostre prove lo contiamo come difetto; nessuna fonte lo riporta); si pubblica da otto a ventitré.',
  'La de praliné trae su propio azúcar.': 'Quella al pralinato porta il suo zucchero.',
  'Por debajo de 15 % no monta; por encima de 100 % es una crema de mantequilla.':
    'Sotto il 15 % non monta; oltre il 100 % è una crema al burro.',
  'Por debajo de 0,5 % no se desmolda y por encima de 2 % es goma (lo damos por defecto al probar; ninguna fuente lo observa).':
    'Sotto lo 0,5 % non si sforma e oltre il 2 % è gomma (nelle nostre prove lo contiamo come difetto; nessuna fonte lo riporta).',
  'Por debajo de 0,5 : 1 es una ganache montada o una salsa; desde 2,8 : 1 se corta.':
    'Sotto 0,5 : 1 è una ganache montata o una salsa; da 2,8 : 1 si separa.',
  'Por debajo de 1,6 : 1 el chocolate blanco cuaja mal (lo damos por defecto al probar; ninguna fuente lo observa).':
    'Sotto 1,6 : 1 il cioccolato bianco rassoda male (nelle nostre prove lo contiamo come difetto; nessuna fonte lo riporta).',
  'Montada se hace entre 0,4 y 0,8 : 1; por debajo de 0,35 es nata dulce.':
    'Montata si fa tra 0,4 e 0,8 : 1; sotto 0,35 è panna dolce.',
  'Dos hojas por medio litro.': 'Due fogli per mezzo litro.',
  'Con chocolate del 70 % y sin azúcar baja a 11,4.': 'Con cioccolato al 70 % e senza zucchero scende a 11,4.',
  'La cuajan la manteca de cacao y la espuma de huevo: con menos del 25 % no se sostiene.':
    'La rassodano il burro di cacao e la schiuma d’uovo: con meno del 25 % non sta su.',
  'Con un 35 % de nata o más también cuaja la grasa láctea.':
    'Con il 35 % di panna o più, rassoda anche il grasso del latte.',
  'Por debajo de 27 % la emulsión se rompe (lo damos por defecto al probar; ninguna fuente lo observa).':
    'Sotto il 27 % l’emulsione si rompe (nelle nostre prove lo contiamo come difetto; nessuna fonte lo riporta).',
  'Se publica hasta partes iguales; la americana, de azúcar glas y sin huevo, tiene sus rangos.':
    'Si pubblica fino a parti uguali; quella americana, di zucchero a velo e senza uova, ha i suoi intervalli.',
  'Más azúcar tapa el ácido (lo damos por defecto al probar; ninguna fuente lo observa).':
    'Più zucchero copre l’acidità (nelle nostre prove lo contiamo come difetto; nessuna fonte lo riporta).',
  'El curd inglés dulce llega a 2,5 : 1.': 'Il curd inglese dolce arriva a 2,5 : 1.',
  'Tres de azúcar por una de clara es un 75 %.': 'Tre di zucchero per uno di albume è il 75 %.',
  'La grasa no deja montar la clara.': 'I grassi non lasciano montare l’albume.',
  'Hay merengues secos y franceses de tres a uno.': 'Ci sono meringhe secche e francesi a tre a uno.',
  'Por encima de 6 % cuaja como un bizcocho (lo damos por defecto al probar; ninguna fuente lo observa).':
    'Oltre il 6 % rassoda come una torta (nelle nostre prove lo contiamo come difetto; nessuna fonte lo riporta).',
  'Se publica hasta 70 g/l; con más es una pastelera.': 'Si pubblica fino a 70 g/l; oltre è una crema pasticcera.',
  'De cinco a doce huevos por litro, con holgura: con menos de cinco pequeños no cuaja.':
    'Da cinque a dodici uova per litro, con margine: con meno di cinque piccole non rassoda.',
  'Un almíbar más flojo no cuaja la yema (lo damos por defecto al probar; ninguna fuente lo observa); pésalo después de hervir.':
    'Uno sciroppo più leggero non rassoda il tuorlo (nelle nostre prove lo contiamo come difetto; nessuna fonte lo riporta); pesalo dopo la bollitura.',
  'Se publica de 0,5 a 1,45 %; por encima de 2 % es goma.': 'Si pubblica dallo 0,5 all’1,45 %; oltre il 2 % è gomma.',
  'Se publica de 0,6 a 1,5 %.': 'Si pubblica dallo 0,6 all’1,5 %.',
  'El Código Alimentario Argentino (art. 592) pide de 6 a 9 %; se deja medio punto por el agua que se supone.':
    'Il codice alimentare argentino (art. 592) chiede dal 6 al 9 %; si lascia mezzo punto per l’acqua che si suppone.',
  'Para montar, la nata lleva un 30 % de grasa o más: de 27 a 38 % ya azucarada.':
    'Per montare, la panna ha il 30 % di grassi o più: dal 27 al 38 % già zuccherata.',
  'Es la grasa la que monta.': 'È il grasso che monta.',
  'Se publica del 15 al 26 %; más allá de esta holgura no hay fórmula que la pida.':
    'Si pubblica dal 15 al 26 %; oltre questo margine nessuna formula lo chiede.',
  'Los de chocolate blanco y leche condensada llegan a 51.':
    'Quelle di cioccolato bianco e latte condensato arrivano a 51.',
  'Se publica de 1,1 a 2,4 %: quien no pesa el agua de la gelatina escribe la cifra más alta.':
    'Si pubblica dall’1,1 al 2,4 %: chi non pesa l’acqua della gelatina scrive la cifra più alta.',
  'Se publica de 0,61 a 1,06; con menos es duro y con más, nata dulce.':
    'Si pubblica da 0,61 a 1,06; con meno è duro e oltre è panna dolce.',
  'Se publica de 56 a 221 g por litro; se deja algo de holgura.':
    'Si pubblica da 56 a 221 g per litro; si lascia un po’ di margine.',
  'Con menos de 0,7 % no se desmolda; con más de 3 % es goma. Con la fruta ácida pide más.':
    'Con meno dello 0,7 % non si sforma; con più del 3 % è gomma. Con la frutta acida ne chiede di più.',
  'Con más de un 2 % es goma; el agar va por su dosis, de 0,2 a 0,6 %.':
    'Con più del 2 % è gomma; l’agar va con la sua dose, dallo 0,2 allo 0,6 %.',
  'De medio kilo a un kilo de azúcar por kilo de fruta.': 'Da mezzo chilo a un chilo di zucchero per chilo di frutta.',
  'Confitura: 450 g de fruta o más por kg acabado; extra, 500 (RD 863/2003, 3.1 y 3.2).':
    'Confettura: 450 g di frutta o più per kg finito; extra, 500 (RD 863/2003, 3.1 e 3.2).',
  'Pectina amarilla (HM): con menos de 0,7 % no cuaja, con más de 2 % es goma.':
    'Pectina gialla (HM): con meno dello 0,7 % non gelifica, con più del 2 % è gomma.',
  'Se cuece hasta 75 °Brix: con menos azúcar hay que evaporar más y se oscurece.':
    'Si cuoce fino a 75 °Brix: con meno zucchero bisogna evaporare di più e scurisce.',
  'La mitad de fruta en lo acabado, 40 % en membrillo y cítricos (D. L’hôte, enseñante confitero).':
    'Metà frutta sul finito, 40 % con cotogna e agrumi (D. L’hôte, insegnante di confetteria).',
  'Del 70/30 al 37/63; el oficio dice 50/50 o 60/40.': 'Dal 70/30 al 37/63; il mestiere dice 50/50 o 60/40.',
  'Con menos no cruje; con más no liga.': 'Con meno non è croccante; con più non lega.',
  'El agua ablanda el barquillo.': 'L’acqua ammorbidisce la cialda.',
  'Es una inglesa con chocolate.': 'È una crema inglese con cioccolato.',
  'Con blanco o con leche.': 'Con cioccolato bianco o al latte.',
  'A partes iguales (1:1:1), con o sin almendra.': 'In parti uguali (1:1:1), con o senza mandorle.',
  'La clara del huevo entero también cuenta.': 'Conta anche l’albume dell’uovo intero.',
  'Con menos de 1,4 % no sujeta la espuma; con más de 6 % es goma.':
    'Con meno dell’1,4 % non regge la schiuma; con più del 6 % è gomma.',
  'La grasa baja la espuma.': 'I grassi smontano la schiuma.',
  'Más blanda no se forma.': 'Più morbida non si forma.',
  'El bicarbonato cuenta por tres y el cacao natural pide más; el sobre de 16 g, por 200 g de harina.':
    'Il bicarbonato conta per tre e il cacao naturale ne chiede di più; la bustina da 16 g, per 200 g di farina.',
  'En maicena. Por debajo de 60 g por litro son natillas y no se corta; con harina sola se publica hasta 213.':
    'In amido di mais. Sotto 60 g per litro è una crema liquida e non si taglia; con la sola farina si pubblica fino a 213.',
  'Lo que la norma o la IGP (pliego no leído) piden a la mejor calidad; por arriba, lo que admite la técnica.':
    'Ciò che la norma o l’IGP (disciplinare non letto) chiedono alla qualità migliore; sopra, ciò che la tecnica ammette.',
  'Un 1 % de canela o ralladura no cambia la clase; el RD 1787/1982, 6.4.1, dice «exclusivamente», y con ellas la ley no admite el nombre.':
    'L’1 % di cannella o scorza non cambia la classe; il RD 1787/1982, 6.4.1, dice «exclusivamente», e con esse la legge non ammette il nome.',
  'El agua agarrota el chocolate (Greweling).': 'L’acqua fa rapprendere il cioccolato (Greweling).',
  'Por encima del 1 % la lecitina espesa (Greweling).': 'Oltre l’1 % la lecitina addensa (Greweling).',
  'Los chocolates con leche oscuros se publican del 45 al 61 % de cacao; la ley no pone tope.':
    'I cioccolati al latte ad alto cacao si pubblicano dal 45 al 61 % di cacao; la legge non pone tetto.',
  'En los oscuros se publica desde el 19,9 %.': 'In quelli al latte ad alto cacao si pubblica dal 19,9 %.',
  'El RD 1055/2003 pide un 14 % de leche; los oscuros se publican con 14 a 18 %.':
    'Il RD 1055/2003 chiede il 14 % di latte; quelli ad alto cacao si pubblicano con il 14–18 %.',
  'El RD 1055/2003 pide a la gianduja de 20 a 40 % de avellana (de 15 a 40 con leche).':
    'Il RD 1055/2003 chiede alla gianduia dal 20 al 40 % di nocciole (dal 15 al 40 con latte).',
  'Por encima de 0,85 no aguanta un mes.': 'Oltre 0,85 non dura un mese.',
  'Las ganaches de fruta se publican del 23,7 al 27 % de grasa.':
    'Le ganache alla frutta si pubblicano dal 23,7 al 27 % di grassi.',
}
