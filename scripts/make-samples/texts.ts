/** Texts of our own, in the manner of what pupils type and of the subjects they are given. */
export const TEXTS = {
  philosophy: [
    'Peut-on être libre sans le savoir ?',
    "Lorsque nous agissons sans contrainte, nous croyons spontanément que nos choix viennent de nous seuls. Pourtant, l'habitude, l'éducation et le regard des autres pèsent sur chacune de nos décisions, même quand rien ne semble nous y obliger. Faut-il alors renoncer à l'idée d'une liberté véritable, ou bien chercher ailleurs que dans le sentiment immédiat ce qui la rend possible ?",
    "Dans un premier temps, on pourrait penser qu'être libre, c'est le savoir : celui qui ignore ses propres raisons d'agir obéit à ce qu'il ne connaît pas. La conscience serait donc la condition première de toute liberté. Mais cette évidence se fissure dès qu'on l'examine ; car l'homme qui se sait observé, jugé, évalué, agit souvent moins librement que celui qui s'oublie dans son œuvre.",
    "Nous verrons ensuite que l'ignorance des causes n'est pas toujours un obstacle. L'artiste, l'enfant qui joue, le sportif au cœur de l'effort ne délibèrent pas : ils inventent. Où donc placer la frontière entre l'élan qui nous appartient et la pente qui nous emporte ?",
  ],
  history: [
    'Composition : les démocraties fragilisées dans les années 1930',
    "En octobre 1929, l'effondrement de la Bourse de New York ouvre une crise économique d'une ampleur inédite. La production industrielle recule de près de 40 % aux États-Unis ; en Allemagne, plus de 6 millions de personnes perdent leur emploi. Les gouvernements, attachés à l'équilibre des comptes, réduisent d'abord leurs dépenses, ce qui aggrave encore la misère.",
    "À l'échelle européenne, la crise nourrit la défiance envers les parlements. Des ligues défilent dans les rues de Paris le 6 février 1934, tandis qu'à Berlin le régime nazi, installé depuis le 30 janvier 1933, a déjà supprimé les libertés publiques. Le contraste est frappant : d'un côté, le Front populaire négocie les accords Matignon (juin 1936) ; de l'autre, l'État totalitaire encadre la jeunesse, la presse et les loisirs.",
    "L'article 48 de la Constitution de Weimar, conçu comme un recours exceptionnel, devient l'instrument ordinaire du pouvoir. C'est là une leçon durable : une démocratie ne meurt pas toujours sous les coups, elle peut aussi s'éteindre dans les formes.",
  ],
  literature: [
    "Le train s'arrêta longtemps en pleine campagne, sans qu'on sût pourquoi. Par la vitre embuée, Élise regardait les champs noyés de brume, les peupliers maigres, une ferme dont la cheminée fumait à peine. « Nous n'y serons jamais », murmura la vieille dame assise en face d'elle, et ce fut comme si elle avait parlé pour tout le wagon.",
    "Alors quelqu'un rit, au fond, d'un rire clair qui ne se moquait de personne. On se tourna, on sourit ; les visages, fermés depuis l'aube, se défirent l'un après l'autre. Le contrôleur passa, le képi de travers, et déclara que la voie serait libre « d'ici un quart d'heure, peut-être deux ». Personne ne le crut, mais chacun fit semblant.",
    "Élise ouvrit son cahier. Elle y nota l'heure, le nom de la gare qu'ils n'avaient pas atteinte, puis cette phrase qu'elle devait relire vingt ans plus tard : ce qui nous retarde nous appartient davantage que ce qui nous presse. Dehors, la brume se levait enfin ; un chien aboya, très loin, et le train, d'une secousse, reprit sa route vers le Nord.",
  ],
  sciences: [
    'Exercice n° 2 : chute freinée (6 points)',
    "Une bille d'acier de masse m = 12,5 g est lâchée sans vitesse initiale à la surface d'un liquide visqueux, à l'instant t = 0 s. On relève sa position toutes les 40 ms. La valeur de la pesanteur est g = 9,81 m/s² ; la température de la pièce reste égale à 21 °C pendant toute l'expérience.",
    "1. Dresser le bilan des forces qui s'exercent sur la bille et les représenter sur un schéma, sans souci d'échelle.",
    "2. Montrer que la vitesse limite s'écrit v = mg/k, puis calculer sa valeur sachant que k = 0,35 kg/s. Le résultat sera donné avec deux chiffres significatifs.",
    "3. L'élève affirme : « Au bout de 0,2 s, la bille a déjà atteint 95 % de sa vitesse limite. » Discuter cette affirmation à l'aide de la courbe. Quelle hypothèse sur la poussée d'Archimède a-t-on faite implicitement ?",
    '4. Le flacon coûte 7,80 € les 250 mL. Combien coûte le liquide nécessaire pour remplir une éprouvette de diamètre 6,0 cm sur une hauteur de 45 cm ?',
  ],
  economics: [
    'La croissance suffit-elle à réduire les inégalités ?',
    "Entre 1950 et 1973, le produit intérieur brut de la France a crû d'environ 5 % par an ; dans le même temps, l'écart entre les salaires les plus élevés et les plus faibles s'est resserré. Cette coïncidence a longtemps nourri l'idée que la richesse, une fois produite, finit par profiter à tous.",
    "Les décennies suivantes invitent à plus de prudence. Le ralentissement de l'activité, le chômage de masse et la mondialisation ont rouvert l'éventail des revenus : en trente ans, la part des 10 % les mieux payés est passée de 31 à 34 % du total. L'impôt progressif et les prestations sociales corrigent une partie de ces écarts, mais ils n'agissent ni sur le patrimoine hérité ni sur l'accès à l'école.",
    "On distinguera donc trois mécanismes : la formation des salaires, la redistribution, enfin la transmission des chances d'une génération à l'autre. Ce plan permettra de montrer que la croissance est une condition souvent nécessaire, jamais suffisante, d'une société moins inégale.",
  ],
  biology: [
    "La classe a semé, le 3 mars, deux lots de vingt graines de haricot. Le lot A reçoit chaque jour 15 mL d'eau et la lumière du jour ; le lot B reçoit la même quantité d'eau mais demeure dans une boîte opaque. Au bout de dix jours, les plants du lot A mesurent en moyenne 11,2 cm et portent deux feuilles vertes ; ceux du lot B, plus longs (17,8 cm), sont pâles et fragiles.",
    "On observe au microscope une cellule de feuille de chaque lot. Les chloroplastes, nombreux chez A, sont rares et décolorés chez B. Ces résultats suggèrent que la synthèse de la chlorophylle exige la lumière, et que l'allongement de la tige dans l'obscurité est une réponse de la plante plutôt qu'un signe de vigueur.",
    "Rédigez une conclusion d'une dizaine de lignes. Vous préciserez le rôle du témoin, les limites de l'expérience (effectif, durée, variété unique) et vous proposerez une mesure supplémentaire. Attention : « pâle » ne veut pas dire « mort ».",
  ],
  maths: [
    'Partie B : étude d’une fonction',
    "Soit f la fonction définie sur l'intervalle [0 ; 8] par f(x) = 3x² - 12x + 7. On note C sa courbe représentative dans un repère orthonormé d'unité 1 cm.",
    'a) Calculer f(0), f(2) et f(5), puis dresser le tableau de variation de f sur [0 ; 8]. Justifier soigneusement le sens de variation.',
    "b) Démontrer que l'équation f(x) = 0 admet exactement deux solutions ; en donner une valeur approchée à 0,01 près. L'élève pourra utiliser sa calculatrice.",
    "c) Une entreprise fabrique chaque jour x centaines de pièces ; son bénéfice, en milliers d'euros, vaut -f(x). Pour quelle production ce bénéfice est-il maximal ? Quel est alors son montant ? Interpréter le résultat par une phrase complète.",
  ],
  letter: [
    'Madame la Proviseure,',
    "Nous avons l'honneur de vous présenter le projet de voyage de la classe de Terminale 4, préparé avec notre professeure d'histoire-géographie. Il s'agirait de passer trois jours à Strasbourg, du 14 au 16 mai, afin de visiter le Parlement européen, la cathédrale et le musée alsacien.",
    "Le coût total, transport et hébergement compris, s'élève à 186 € par élève ; une aide du foyer socio-éducatif permettrait de ramener cette somme à 140 €. Les familles ont été consultées : vingt-sept sur vingt-neuf y sont favorables, et les deux autres attendent des précisions sur l'encadrement.",
    "Nous savons que le calendrier du mois de mai est chargé. Aussi proposons-nous de rattraper les cours manqués les mercredis après-midi, comme l'an dernier. Dans l'espoir que notre demande retiendra votre attention, nous vous prions d'agréer, Madame la Proviseure, l'expression de nos salutations respectueuses.",
  ],
} satisfies Record<string, string[]>;

export type TextName = keyof typeof TEXTS;
