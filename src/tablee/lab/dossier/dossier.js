const parts = [...document.querySelectorAll("details")];
if (innerWidth < 600) parts.forEach(part => (part.open = false));
const paper = document.getElementById("print");
paper.hidden = false;
paper.onclick = () => print();
addEventListener("beforeprint", () => parts.forEach(part => (part.open = true)));
